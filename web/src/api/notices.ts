import type { BodyOf, ResponseOf } from '@edil/contract/endpoint'
import type { createNotice, endNotice, listNotices } from '@edil/contract/notices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, send } from './client.ts'
import { RECHECK_MS, SHOWN_NOTICES } from './shown-notices.ts'
import { withStaffCheck } from './staff.ts'

const LATEST = ['notices', 'latest'] as const

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
    await client.invalidateQueries({ queryKey: SHOWN_NOTICES })
  }
  return {
    create: (body: BodyOf<typeof createNotice>) => change(send<typeof createNotice>('POST', '/api/notices', body)),
    end: (noticeId: string) =>
      change(send<typeof endNotice>('POST', `/api/notices/${encodeURIComponent(noticeId)}/end`)),
  }
}
