import type { showSignInOptions } from '@edil/contract/sessions'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'

/** The configured sign-in providers and the minimum age. */
export function useSignInOptions() {
  return useQuery({
    queryKey: ['sign-in-options'],
    queryFn: () => get<typeof showSignInOptions>('/api/session/options'),
    staleTime: 60_000,
  })
}
