import type { ResponseOf } from '@edil/contract/endpoint'
import type {
  cancelWithdrawal,
  confirmWithdrawal,
  listWithdrawals,
  requestWithdrawal,
} from '@edil/contract/withdrawals'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, send } from './client.ts'
import { REVIEW, useRecheckMs } from './review.ts'
import { withStaffCheck } from './staff.ts'

const WAITING = [REVIEW, 'withdrawals'] as const

/** Withdrawals of tickets that wait for a second person. */
export function useWithdrawals() {
  const client = useQueryClient()
  return useQuery({
    queryKey: WAITING,
    queryFn: () => withStaffCheck(client, get<typeof listWithdrawals>('/api/withdrawals')),
    refetchInterval: useRecheckMs(),
  })
}

/** Asking and confirming may require the second factor again. */
export function useWithdrawalActions() {
  const client = useQueryClient()
  const change = async (call: Promise<ResponseOf<typeof listWithdrawals>>) => {
    try {
      client.setQueryData(WAITING, await withStaffCheck(client, call))
    } finally {
      // Also after a refusal: the list then shows what others did.
      void client.invalidateQueries({ queryKey: [REVIEW] })
    }
  }
  const onWithdrawal = (id: string) => `/api/withdrawals/${encodeURIComponent(id)}` as const
  return {
    request: (paymentId: string, reason: string) => {
      const path = `/api/review/payments/${encodeURIComponent(paymentId)}/withdrawal` as const
      return change(send<typeof requestWithdrawal>('POST', path, { reason }))
    },
    confirm: (id: string) => change(send<typeof confirmWithdrawal>('POST', `${onWithdrawal(id)}/confirmation`)),
    cancel: (id: string) => change(send<typeof cancelWithdrawal>('POST', `${onWithdrawal(id)}/cancellation`)),
  }
}
