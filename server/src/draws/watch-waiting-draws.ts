import type { Db } from '../platform/database/db.ts'
import type { Metrics } from '../platform/metrics.ts'
import { listWaitingDraws } from './draws.queries.ts'

const EVERY_MS = 10_000

export type WatchWaitingDraws = { readonly db: Db; readonly metrics: Pick<Metrics, 'drawsWaitingSeconds'> }

/**
 * Updates the metric that alerts when a draw waits. Runs in every worker: a worker that updated it only when it draws
 * would report an old value.
 */
export function watchWaitingDraws({ db, metrics }: WatchWaitingDraws): { readonly stop: () => void } {
  const look = () =>
    listWaitingDraws(db).then(
      ([longest]) => metrics.drawsWaitingSeconds.set(longest?.waitedSeconds ?? 0),
      () => undefined, // The database is unavailable; other metrics report that.
    )
  const timer = setInterval(() => void look(), EVERY_MS)
  void look()
  return { stop: () => clearInterval(timer) }
}
