import { REVIEW_CHANNEL } from '@edil/contract/channels'
import {
  approveDespiteChecks,
  approveGroup as approveGroupEndpoint,
  approvePayment as approvePaymentEndpoint,
  cancelGroup as cancelGroupEndpoint,
  listNumberGroups,
  listReviews,
  type PaymentDecision,
  type PaymentReview,
  rejectPayment as rejectPaymentEndpoint,
  reportPresence,
  setReference as setReferenceEndpoint,
  showReview,
} from '@edil/contract/review'
import { toWire } from '@edil/domain/money'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { listGroups } from '../../boards/number-groups.queries.ts'
import { recordEvent } from '../../live/record-event.ts'
import { type Store, transaction } from '../../platform/database/transaction.ts'
import { mount, type SignedIn } from '../../platform/http/mount.ts'
import { type LinkKey, screenshotLink } from '../../uploads/screenshot-link.ts'
import { approvePayment } from '../approve-payment.ts'
import { rejectPayment } from '../reject-payment.ts'
import { setReference } from '../set-reference.ts'
import { approveGroup, cancelGroup } from './decide-group.ts'
import { countPending, findDecision, findReview, listDuplicates, listQueue, markOpened } from './review.queries.ts'
import { reviewView } from './review-view.ts'

export type ReviewDeps = {
  readonly store: Store
  readonly linkKey: LinkKey
}

export function reviewRoutes(app: FastifyInstance, { store, linkKey }: ReviewDeps): void {
  const { db } = store

  async function decisionOn(paymentId: string): Promise<PaymentDecision> {
    const decision = await findDecision(db, paymentId)
    if (!decision) throw new Refusal('payment_not_found')
    return decision
  }

  mount(app, listReviews, async ({ query }) => {
    const [{ rows, hasMore }, pendingCounts] = await Promise.all([listQueue(db, query), countPending(db)])
    const payments = rows.map(({ amount, submitted_at, failing, ...row }) => ({
      ...row,
      isDuplicateScreenshot: failing.includes('picture'),
      isReferenceReused: failing.includes('reference'),
      amountSantim: toWire(amount),
      submittedAt: submitted_at.toISOString(),
    }))
    return { payments, hasMore, pendingCounts }
  })

  async function reviewFor({ personId: viewerId, readAt }: SignedIn, paymentId: string): Promise<PaymentReview> {
    const row = await findReview(db, paymentId)
    if (!row) throw new Refusal('payment_not_found')
    const viewer = { screenshotId: row.screenshot_id, viewerId }
    return reviewView(row, await listDuplicates(db, row.screenshot_id), screenshotLink(linkKey, viewer, readAt))
  }

  mount(app, showReview, async ({ params: { paymentId }, caller }) => reviewFor(caller, paymentId))

  mount(app, setReferenceEndpoint, async ({ params: { paymentId }, body, caller }) => {
    const change = { paymentId, reviewerId: caller.personId, typed: body.reference }
    await transaction(store, (tx) => setReference(tx, change))
    return reviewFor(caller, paymentId)
  })

  mount(app, reportPresence, async ({ params: { paymentId }, caller: { personId } }) =>
    transaction(store, async (tx) => {
      const isNew = await markOpened(tx, paymentId, personId)
      if (isNew === null) throw new Refusal('payment_not_found')
      if (isNew) await recordEvent(tx, REVIEW_CHANNEL, { kind: 'review' })
      return {}
    }),
  )

  mount(app, approvePaymentEndpoint, async ({ params: { paymentId }, body, caller: { personId } }) => {
    const received = body.receivedSantim === undefined ? undefined : BigInt(body.receivedSantim)
    await transaction(store, (tx) =>
      approvePayment(tx, { paymentId, reviewerId: personId, reference: body.reference, received }),
    )
    return decisionOn(paymentId)
  })

  mount(app, approveDespiteChecks, async ({ params: { paymentId }, body, caller: { personId } }) => {
    const received = body.receivedSantim === undefined ? undefined : BigInt(body.receivedSantim)
    const { reference, note: overrideNote } = body
    const approval = { paymentId, reviewerId: personId, reference, received, overrideNote }
    await transaction(store, (tx) => approvePayment(tx, approval))
    return decisionOn(paymentId)
  })

  mount(app, rejectPaymentEndpoint, async ({ params: { paymentId }, body, caller: { personId } }) => {
    const { reason, note, receivedSantim } = body
    const rejection = { paymentId, reviewerId: personId, reason, note, received: BigInt(receivedSantim) }
    await transaction(store, (tx) => rejectPayment(tx, rejection))
    return decisionOn(paymentId)
  })

  mount(app, listNumberGroups, async ({ query, caller }) => {
    const { rows, hasMore } = await listGroups(db, { ...query, viewerId: caller.personId })
    return { hasMore, groups: rows.map(({ since, ...group }) => ({ ...group, since: since.toISOString() })) }
  })

  mount(app, approveGroupEndpoint, async ({ body, caller }) => ({
    approved: await transaction(store, (tx) => approveGroup(tx, { ...body, reviewerId: caller.personId })),
  }))

  mount(app, cancelGroupEndpoint, async ({ body, caller }) => ({
    cancelled: await transaction(store, (tx) => cancelGroup(tx, { ...body, reviewerId: caller.personId })),
  }))
}
