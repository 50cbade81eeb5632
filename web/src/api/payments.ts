import type { BodyOf, ResponseOf } from '@edil/contract/endpoint'
import type {
  listMyPayments,
  listTicketOffers,
  Payment,
  requestRefund,
  selectTicket,
  submitPayment,
} from '@edil/contract/payments'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { get, send } from './client.ts'
import { usePagedQuery } from './use-paged-query.ts'
import { withSessionCheck } from './with-session-check.ts'

export const MY_PAYMENTS = ['my-payments'] as const
export const MY_TICKETS = ['my-tickets'] as const
export const MY_PRIZES = ['my-prizes'] as const
/** The player's numbers of a game; its id follows. */
export const MY_NUMBERS = ['my-numbers'] as const
/** For an event lost inside the live engine, which nothing reports. */
export const RECHECK_MS = 30_000
/** A submission is retried with its key, so a long wait for a lost response gains nothing. */
const TIMEOUT_MS = 12_000

type PaymentPage = ResponseOf<typeof listMyPayments>

function readPayments(client: QueryClient, after?: string): Promise<PaymentPage> {
  return withSessionCheck(
    client,
    get<typeof listMyPayments>(after ? `/api/my/payments?after=${after}` : '/api/my/payments'),
  )
}

const FRESHNESS = { refetchInterval: RECHECK_MS, refetchOnWindowFocus: 'always' } as const
const paymentsOf = ({ payments }: PaymentPage): readonly Payment[] => payments

/** The first page, the newest first. */
export function useMyPayments() {
  const client = useQueryClient()
  return useQuery({ queryKey: MY_PAYMENTS, queryFn: () => readPayments(client), select: paymentsOf, ...FRESHNESS })
}

/** The newest first, page by page. */
export function useMyPaymentPages() {
  const client = useQueryClient()
  return usePagedQuery({
    queryKey: MY_PAYMENTS,
    read: (after) => readPayments(client, after),
    itemsOf: paymentsOf,
    cursorOf: ({ id }) => id,
    ...FRESHNESS,
  })
}

export type Submission = BodyOf<typeof submitPayment>

/** What players can do with their payments. Each throws `Refused` when the server refuses. */
export function usePaymentActions() {
  const client = useQueryClient()
  return useMemo(() => actionsOf(client), [client])
}

function actionsOf(client: QueryClient) {
  return {
    /** Idempotent by the key of the submission. */
    submit: async (submission: Submission) => {
      const path = '/api/payments'
      return storePayment(client, await send<typeof submitPayment>('POST', path, submission, TIMEOUT_MS))
    },
    selectTicket: async (paymentId: string, choice: BodyOf<typeof selectTicket>) => {
      const path = `/api/my/payments/${paymentId}/ticket` as const
      return storePayment(client, await withSessionCheck(client, send<typeof selectTicket>('POST', path, choice)))
    },
    requestRefund: async (paymentId: string) => {
      const path = `/api/my/payments/${paymentId}/refund` as const
      return storePayment(client, await withSessionCheck(client, send<typeof requestRefund>('POST', path)))
    },
    /** The current state of a payment, after a response about it was lost. */
    readAgain: async (paymentId: string) => {
      await refetchMyPayments(client)
      return client.getQueryData<PaymentPage>(MY_PAYMENTS)?.payments.find(({ id }) => id === paymentId)
    },
  }
}

function refetchMyPayments(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: MY_TICKETS })
  return client.invalidateQueries({ queryKey: MY_PAYMENTS })
}

/** The tickets that can be selected for a payment. Never cached: other players select too. */
export function useTicketOffers(paymentId: string) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['ticket-offers', paymentId],
    queryFn: () => withSessionCheck(client, get<typeof listTicketOffers>(`/api/my/payments/${paymentId}/offers`)),
    gcTime: 0,
    retry: 1,
  })
}

function storePayment(client: QueryClient, payment: Payment): Payment {
  client.setQueryData<PaymentPage>(MY_PAYMENTS, ({ payments, hasMore } = { payments: [], hasMore: false }) => ({
    payments: payments.some(({ id }) => id === payment.id)
      ? payments.map((other) => (other.id === payment.id ? payment : other))
      : [payment, ...payments],
    hasMore,
  }))
  void refetchMyPayments(client)
  return payment
}
