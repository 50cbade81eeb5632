import { REVIEW_CHANNEL } from '@edil/contract/channels'
import type { AddressOf, BodyOf, QueryOf } from '@edil/contract/endpoint'
import type {
  approveDespiteChecks,
  approvePayment,
  listReviews,
  PaymentDecision,
  PaymentReview,
  rejectPayment,
  reportPresence,
  setReference,
  showReview,
} from '@edil/contract/review'
import type { PaymentStatus, Rejection } from '@edil/domain/payments'
import type { GameType } from '@edil/domain/plans'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { get, send } from './client.ts'
import { useIsPolling } from './connection.ts'
import { withStaffCheck } from './staff.ts'
import { useLiveUpdates } from './use-live-updates.ts'
import { usePagedQuery } from './use-paged-query.ts'

/** The first part of the key of every query for reviewers. */
export const REVIEW = 'review'
const LIST = [REVIEW, 'list'] as const
const ONE = [REVIEW, 'one'] as const
const REVIEW_LISTS = ['list', 'numbers', 'refunds', 'prizes', 'accounts', 'today', 'withdrawals'].map((list) => [
  REVIEW,
  list,
])

/** How often an open payment is read again, and reported to the other reviewers as open. */
const OPEN_MS = 20_000
/** While the live engine is unreachable. */
const POLL_MS = 5_000

/** The types of games that a queue shows. */
export type QueueType = GameType | 'all'
export type ReviewFilter = { readonly type: QueueType; readonly status: PaymentStatus; readonly search: string }
type ReviewList = Awaited<ReturnType<typeof readReviews>>

export function useReviews(filter: ReviewFilter) {
  const client = useQueryClient()
  return usePagedQuery({
    queryKey: [...LIST, filter.type, filter.status, filter.search],
    read: (after) => withStaffCheck(client, readReviews({ ...filter, ...(after && { after }) })),
    itemsOf: ({ payments }) => payments,
    cursorOf: ({ id }) => id,
    refetchInterval: useRecheckMs(),
  })
}

/** How often a list is refetched without an event: reviewers' presence ends without one. */
export function useRecheckMs(): number {
  return useIsPolling(REVIEW_CHANNEL) ? POLL_MS : OPEN_MS
}

function readReviews(filter: ReviewFilter & { readonly after?: string }) {
  return get<typeof listReviews>(
    `/api/review/payments?${new URLSearchParams(filter satisfies QueryOf<typeof listReviews>)}`,
  )
}

export function useReview(paymentId: string) {
  const client = useQueryClient()
  return useQuery({
    queryKey: [...ONE, paymentId],
    queryFn: () => withStaffCheck(client, readReview(paymentId)),
    refetchInterval: OPEN_MS,
    gcTime: 0,
  })
}

/** Another payment, for comparison. */
export function useOtherReview(paymentId: string) {
  const client = useQueryClient()
  return useQuery({
    queryKey: [...ONE, paymentId],
    queryFn: () => withStaffCheck(client, readReview(paymentId)),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function readReview(paymentId: string): Promise<PaymentReview> {
  return get<typeof showReview>(pathOf(paymentId))
}

function pathOf(paymentId: string): AddressOf<typeof showReview> {
  return `/api/review/payments/${encodeURIComponent(paymentId)}`
}

/** Reports that this reviewer has the payment open. A report that fails is repeated; the read of the payment shows why. */
export function usePresence(paymentId: string): void {
  useEffect(() => {
    const report = () => {
      if (document.hidden) return
      send<typeof reportPresence>('POST', `${pathOf(paymentId)}/presence`).catch(() => undefined)
    }
    report()
    const timer = setInterval(report, OPEN_MS)
    return () => clearInterval(timer)
  }, [paymentId])
}

/** Keeps the lists of reviewers current. The open payment has its own interval. */
export function useReviewUpdates(): void {
  useLiveUpdates({ channel: REVIEW_CHANNEL, refetchKeys: REVIEW_LISTS })
}

/** Stores the transaction number of a pending payment; its checks follow at once. */
export function useSetReference(paymentId: string): (reference: string) => Promise<void> {
  const client = useQueryClient()
  return async (reference) => {
    const call = send<typeof setReference>('PUT', `${pathOf(paymentId)}/reference`, { reference })
    client.setQueryData([...ONE, paymentId], await withStaffCheck(client, call))
  }
}

type RejectionBody = { readonly reason: Rejection; readonly note: string; readonly receivedSantim: number }

/** A payment is decided once. A second reviewer is refused and can read who was first. */
export function useReviewActions(paymentId: string) {
  const client = useQueryClient()
  return useMemo(() => {
    const decide = async <Decided extends PaymentDecision>(call: Promise<Decided>) => {
      const decided = await withStaffCheck(client, call)
      leaveQueue(client, decided)
      return decided
    }
    return {
      /** With `receivedSantim` if more than the price arrived. */
      approve: (body: BodyOf<typeof approvePayment>) =>
        decide(send<typeof approvePayment>('POST', `${pathOf(paymentId)}/approval`, body)),
      /** Although a check fails. The server requires a step-up. */
      approveDespiteChecks: (body: BodyOf<typeof approveDespiteChecks>) =>
        decide(send<typeof approveDespiteChecks>('POST', `${pathOf(paymentId)}/approval-despite-checks`, body)),
      reject: (body: RejectionBody) =>
        decide(send<typeof rejectPayment>('POST', `${pathOf(paymentId)}/rejection`, body)),
      /** The decision, when another reviewer was first. */
      look: () => decide(readReview(paymentId)),
    }
  }, [client, paymentId])
}

/** Removed from the queue at once, so that the next payment is first; the server's counts follow. */
function leaveQueue(client: QueryClient, { id, type, status }: PaymentDecision): void {
  if (status === 'pending') return
  for (const queue of [type, 'all'] as const) {
    client.setQueriesData<ReviewList>({ queryKey: [...LIST, queue, 'pending'] }, (list) => {
      if (!list?.payments.some((payment) => payment.id === id)) return list
      const pendingCounts = { ...list.pendingCounts, [type]: Math.max(0, list.pendingCounts[type] - 1) }
      return { ...list, payments: list.payments.filter((payment) => payment.id !== id), pendingCounts }
    })
  }
  void client.invalidateQueries({ queryKey: LIST })
}
