import type { listReceivingAccounts } from '@edil/contract/payments'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'

/** Where players send money. `recheckMs`: for pages where money is about to be sent, as operators may change it at any time. */
export function useReceivingAccounts(recheckMs?: number) {
  return useQuery({
    queryKey: ['receiving-accounts'],
    queryFn: async () => (await get<typeof listReceivingAccounts>('/api/receiving-accounts')).accounts,
    refetchInterval: recheckMs ?? false,
  })
}
