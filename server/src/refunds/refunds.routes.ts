import {
  listRefunds,
  payRefund as payRefundEndpoint,
  reserveRefund as reserveRefundEndpoint,
} from '@edil/contract/review'
import { toWire } from '@edil/domain/money'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { type Store, type Tx, transaction } from '../platform/database/transaction.ts'
import { mount } from '../platform/http/mount.ts'
import { payRefund } from './pay-refund.ts'
import { owedRefundView } from './refund-view.ts'
import { findRefund, listRefundRows, sumOwed } from './refunds.queries.ts'
import { reserveRefund } from './reserve-refund.ts'

export function refundsRoutes(app: FastifyInstance, { store }: { store: Store }): void {
  const { db } = store

  mount(app, listRefunds, async ({ query }) => {
    const [page, owed] = await Promise.all([listRefundRows(db, query.state, query.after), sumOwed(db)])
    return { refunds: page.rows.map(owedRefundView), hasMore: page.hasMore, owedSantim: toWire(owed) }
  })

  /** Takes a step and returns the refund as it is afterwards. */
  async function step(refundId: string, work: (tx: Tx) => Promise<void>) {
    await transaction(store, work)
    const row = await findRefund(db, refundId)
    if (!row) throw new Refusal('refund_not_found')
    return owedRefundView(row)
  }

  mount(app, reserveRefundEndpoint, ({ params: { refundId }, caller }) =>
    step(refundId, (tx) => reserveRefund(tx, { refundId, reviewerId: caller.personId })),
  )

  mount(app, payRefundEndpoint, ({ params: { refundId }, body, caller }) =>
    step(refundId, (tx) => payRefund(tx, { refundId, reviewerId: caller.personId, ...body })),
  )
}
