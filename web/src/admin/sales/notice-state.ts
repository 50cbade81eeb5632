import type { Notice } from '@edil/contract/notices'

export type NoticeState = 'coming' | 'shown' | 'over'

export function noticeState({ showsFrom, showsUntil, endedAt }: Notice, now: Date): NoticeState {
  if (endedAt !== null || Date.parse(showsUntil) <= now.getTime()) return 'over'
  return Date.parse(showsFrom) <= now.getTime() ? 'shown' : 'coming'
}
