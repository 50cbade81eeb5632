import type { listReceivingAccounts } from '@edil/contract/payments'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'

const query = {
  queryKey: ['receiving-accounts'],
  queryFn: () => get<typeof listReceivingAccounts>('/api/receiving-accounts'),
}

/** Where players send money. `recheckMs`: for pages where money is about to be sent, as operators may change it at any time. */
export function useReceivingAccounts(recheckMs?: number) {
  return useQuery({ ...query, select: ({ accounts }) => accounts, refetchInterval: recheckMs ?? false })
}

/** The methods that took money before and do not now. */
export function useClosedMethods() {
  return useQuery({ ...query, select: ({ closed }) => closed })
}
