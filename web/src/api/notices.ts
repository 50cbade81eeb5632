import type { BodyOf, ResponseOf } from '@edil/contract/endpoint'
import type { createNotice, endNotice, listNotices, listShownNotices } from '@edil/contract/notices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, send } from './client.ts'
import { withStaffCheck } from './staff.ts'

const SHOWN = ['notices', 'shown'] as const
const LATEST = ['notices', 'latest'] as const
const RECHECK_MS = 60_000

/** What players read on top of their pages at the moment. */
export function useShownNotices(isWanted: boolean) {
  return useQuery({
    queryKey: SHOWN,
    queryFn: async () => (await get<typeof listShownNotices>('/api/notices/shown')).notices,
    enabled: isWanted,
    refetchInterval: RECHECK_MS,
    staleTime: RECHECK_MS,
  })
}

/** For admins. */
export function useNotices() {
  const client = useQueryClient()
  return useQuery({
    queryKey: LATEST,
    queryFn: () => withStaffCheck(client, get<typeof listNotices>('/api/notices')),
    refetchInterval: RECHECK_MS,
  })
}

/** Each may require the second factor again. */
export function useNoticeActions() {
  const client = useQueryClient()
  const change = async (call: Promise<ResponseOf<typeof listNotices>>) => {
    client.setQueryData(LATEST, await withStaffCheck(client, call))
    await client.invalidateQueries({ queryKey: SHOWN })
  }
  return {
    create: (body: BodyOf<typeof createNotice>) => change(send<typeof createNotice>('POST', '/api/notices', body)),
    end: (noticeId: string) =>
      change(send<typeof endNotice>('POST', `/api/notices/${encodeURIComponent(noticeId)}/end`)),
  }
}
