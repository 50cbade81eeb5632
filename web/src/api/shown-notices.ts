import type { listShownNotices } from '@edil/contract/notices'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'

export const SHOWN_NOTICES = ['notices', 'shown'] as const
export const RECHECK_MS = 60_000

/** What players read on top of their pages at the moment. */
export function useShownNotices(isWanted: boolean) {
  return useQuery({
    queryKey: SHOWN_NOTICES,
    queryFn: async () => (await get<typeof listShownNotices>('/api/notices/shown')).notices,
    enabled: isWanted,
    refetchInterval: RECHECK_MS,
    staleTime: RECHECK_MS,
  })
}
