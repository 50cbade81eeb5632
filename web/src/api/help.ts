import type { showHelp } from '@edil/contract/settings'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'

export const HELP = ['help'] as const

/** Where players get help, and the licence. */
export function useHelp() {
  return useQuery({ queryKey: HELP, queryFn: () => get<typeof showHelp>('/api/help') })
}
