import type { QueryOf } from '@edil/contract/endpoint'
import type { listReceivingAccounts } from '@edil/contract/payments'
import type { listRefunds, payRefund, reserveRefund, setReceivingAccount } from '@edil/contract/review'
import type { PaymentMethod } from '@edil/domain/postings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, send } from './client.ts'
import { PROPOSALS } from './proposals.ts'
import { REVIEW, useRecheckMs } from './review.ts'
import { withStaffCheck } from './staff.ts'
import { usePagedQuery } from './use-paged-query.ts'

export type RefundState = 'owed' | 'paid'

export function useRefunds(state: RefundState) {
  const client = useQueryClient()
  return usePagedQuery({
    queryKey: [REVIEW, 'refunds', state],
    read: (after) => withStaffCheck(client, readRefunds({ state, ...(after && { after }) })),
    itemsOf: ({ refunds }) => refunds,
    cursorOf: ({ id }) => id,
    refetchInterval: useRecheckMs(),
  })
}

function readRefunds(query: { readonly state: RefundState; readonly after?: string }) {
  return get<typeof listRefunds>(
    `/api/review/refunds?${new URLSearchParams(query satisfies QueryOf<typeof listRefunds>)}`,
  )
}

/** Keeps other operators from paying the refund while the caller does. */
export function useReserveRefund(): (refundId: string) => Promise<void> {
  const client = useQueryClient()
  return async (refundId) => {
    const path = `/api/review/refunds/${encodeURIComponent(refundId)}/reservation` as const
    try {
      await withStaffCheck(client, send<typeof reserveRefund>('POST', path))
    } finally {
      // Also after a refusal: the list then shows who is paying it.
      await client.invalidateQueries({ queryKey: [REVIEW, 'refunds'] })
    }
  }
}

/** May require the second factor again. */
export function usePayRefund(): (refundId: string, transferReference: string) => Promise<void> {
  const client = useQueryClient()
  return async (refundId, transferReference) => {
    const path = `/api/review/refunds/${encodeURIComponent(refundId)}/transfer` as const
    await withStaffCheck(client, send<typeof payRefund>('POST', path, { transferReference }))
    await client.invalidateQueries({ queryKey: [REVIEW, 'refunds'] })
  }
}

const ACCOUNTS = [REVIEW, 'accounts'] as const

/** Where players send money now, as they see it. */
export function useReceivingAccountsNow() {
  return useQuery({
    queryKey: ACCOUNTS,
    queryFn: () => get<typeof listReceivingAccounts>('/api/receiving-accounts'),
  })
}

type AccountBody = { readonly accountName: string; readonly accountNumber: string }

/** For admins; may require the second factor again. */
export function useSetReceivingAccount(): (
  method: PaymentMethod,
  body: AccountBody,
) => Promise<{ isWaiting: boolean }> {
  const client = useQueryClient()
  return async (method, body) => {
    const { isWaiting, ...answer } = await withStaffCheck(
      client,
      send<typeof setReceivingAccount>('PUT', `/api/receiving-accounts/${method}`, body),
    )
    client.setQueryData(ACCOUNTS, answer)
    await client.invalidateQueries({ queryKey: PROPOSALS })
    return { isWaiting }
  }
}
