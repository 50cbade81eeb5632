import {
  listMyPayments,
  listReceivingAccounts,
  listTicketOffers,
  type Payment,
  requestRefund as requestRefundEndpoint,
  selectTicket as selectTicketEndpoint,
  submitPayment as submitPaymentEndpoint,
} from '@edil/contract/payments'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { type Store, transaction } from '../platform/database/transaction.ts'
import type { Limits } from '../platform/http/limits.ts'
import { mount } from '../platform/http/mount.ts'
import { findPaymentOf, listPaymentsOf } from './my-payments.queries.ts'
import { paymentViews } from './payment-view.ts'
import { listAccounts, listClosedMethods } from './receiving-accounts.queries.ts'
import { requestRefund } from './request-refund.ts'
import { selectTicket } from './select-ticket.ts'
import { submitPayment } from './submit-payment.ts'
import { ticketOffers } from './ticket-offers.ts'

export type PaymentsDeps = { readonly store: Store; readonly limits: Limits }

export function paymentsRoutes(app: FastifyInstance, { store, limits }: PaymentsDeps): void {
  const { db } = store

  async function mine(personId: string, paymentId: string): Promise<Payment> {
    const row = await findPaymentOf(db, personId, paymentId)
    const [view] = row ? await paymentViews(db, [row]) : []
    if (!view) throw new Refusal('payment_not_found')
    return view
  }

  mount(app, listReceivingAccounts, async () => ({
    accounts: await listAccounts(db),
    closed: await listClosedMethods(db),
  }))

  mount(app, submitPaymentEndpoint, async ({ body, caller }) => {
    await limits.take('payment', caller.personId)
    const submission = { ...body, personId: caller.personId }
    const { id } = await transaction(store, (tx) => submitPayment(tx, submission))
    return mine(caller.personId, id)
  })

  mount(app, listMyPayments, async ({ caller, query }) => {
    const { rows, hasMore } = await listPaymentsOf(db, caller.personId, query.after)
    return { payments: await paymentViews(db, rows), hasMore }
  })

  mount(app, listTicketOffers, ({ params, caller }) => ticketOffers(store, params.paymentId, caller.personId))

  mount(app, selectTicketEndpoint, async ({ params: { paymentId }, body, caller: { personId } }) => {
    const numbers = 'random' in body ? 'random' : body.numbers
    await transaction(store, (tx) => selectTicket(tx, { paymentId, personId, numbers }))
    return mine(personId, paymentId)
  })

  mount(app, requestRefundEndpoint, async ({ params: { paymentId }, caller: { personId } }) => {
    await transaction(store, (tx) => requestRefund(tx, { paymentId, personId }))
    return mine(personId, paymentId)
  })
}
