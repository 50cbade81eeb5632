import type { listPlans } from '@edil/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'

/** Fees, prizes and draw times. They change only when an operator edits a plan. */
export function usePlans() {
  return useQuery({
    queryKey: ['plans'],
    queryFn: async () => (await get<typeof listPlans>('/api/plans')).plans,
    staleTime: 60_000,
  })
}
