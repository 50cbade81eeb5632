import type { Db } from '../platform/db.ts'
import type { Metrics } from '../platform/metrics.ts'
import { listWaitingDraws } from './draws.queries.ts'

const EVERY_MS = 10_000

export type WatchWaitingDraws = { readonly db: Db; readonly metrics: Pick<Metrics, 'drawsWaitingSeconds'> }

/**
 * Keeps the figure that calls somebody when a beacon is late. In every worker: one that read it once and then had nothing to
 * draw would go on telling old news.
 */
export function watchWaitingDraws({ db, metrics }: WatchWaitingDraws): { readonly stop: () => void } {
  const look = () =>
    listWaitingDraws(db).then(
      ([longest]) => metrics.drawsWaitingSeconds.set(longest?.waitedSeconds ?? 0),
      () => undefined, // The database is away; others say so.
    )
  const timer = setInterval(() => void look(), EVERY_MS)
  void look()
  return { stop: () => clearInterval(timer) }
}
