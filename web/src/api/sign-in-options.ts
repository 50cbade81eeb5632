import type { showSignInOptions } from '@edil/contract/sessions'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'

/** Which ways in are configured, and from what age people may play. */
export function useSignInOptions() {
  return useQuery({
    queryKey: ['sign-in-options'],
    queryFn: () => get<typeof showSignInOptions>('/api/session/options'),
    staleTime: 60_000,
  })
}
