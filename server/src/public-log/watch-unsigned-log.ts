import type { Db } from '../platform/database/db.ts'
import type { Metrics } from '../platform/metrics.ts'
import { readOldestUnsignedSeconds } from './public-log.queries.ts'

const EVERY_MS = 10_000

export type WatchUnsignedLog = { readonly db: Db; readonly metrics: Pick<Metrics, 'logUnsignedSeconds'> }

/** Updates the metric that alerts when closings and results are not signed, for whatever reason. Runs in every worker. */
export function watchUnsignedLog({ db, metrics }: WatchUnsignedLog): { readonly stop: () => void } {
  const look = () =>
    readOldestUnsignedSeconds(db).then(
      (seconds) => metrics.logUnsignedSeconds.set(seconds),
      () => undefined, // The database is unavailable; other metrics report that.
    )
  const timer = setInterval(() => void look(), EVERY_MS)
  void look()
  return { stop: () => clearInterval(timer) }
}
