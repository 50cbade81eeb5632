import type { Db } from '../platform/database/db.ts'
import type { Metrics } from '../platform/metrics.ts'
import { readOldestWaitingSeconds } from './announcements.queries.ts'

const EVERY_MS = 10_000

export type WatchAnnouncements = { readonly db: Db; readonly metrics: Pick<Metrics, 'announcementsWaitingSeconds'> }

/** Updates the metric that alerts when announcements do not reach the channel, for whatever reason. Runs in every worker. */
export function watchAnnouncements({ db, metrics }: WatchAnnouncements): { readonly stop: () => void } {
  const look = () =>
    readOldestWaitingSeconds(db).then(
      (seconds) => metrics.announcementsWaitingSeconds.set(seconds),
      () => undefined, // The database is unavailable; other metrics report that.
    )
  const timer = setInterval(() => void look(), EVERY_MS)
  void look()
  return { stop: () => clearInterval(timer) }
}
