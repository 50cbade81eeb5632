import { listRefunds, payRefund as payRefundEndpoint } from '@edil/contract/review'
import { toWire } from '@edil/domain/money'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { mount } from '../platform/http/mount.ts'
import { type Store, transaction } from '../platform/transaction.ts'
import { payRefund } from './pay-refund.ts'
import { owedRefundView } from './refund-view.ts'
import { findRefund, listRefundRows, sumOwed } from './refunds.queries.ts'

export function refundsRoutes(app: FastifyInstance, { store }: { store: Store }): void {
  const { db } = store

  mount(app, listRefunds, async ({ query }) => {
    const [page, owed] = await Promise.all([listRefundRows(db, query.state, query.after), sumOwed(db)])
    return { refunds: page.rows.map(owedRefundView), hasMore: page.hasMore, owedSantim: toWire(owed) }
  })

  mount(app, payRefundEndpoint, async ({ params: { refundId }, body, caller }) => {
    const { transferReference } = body
    await transaction(store, (tx) => payRefund(tx, { refundId, reviewerId: caller.personId, transferReference }))
    const row = await findRefund(db, refundId)
    if (!row) throw new Refusal('refund_not_found')
    return owedRefundView(row)
  })
}
