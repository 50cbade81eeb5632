import { timeOfRound } from '@edil/domain/draw/chains'
import type { Worker } from '../jobs/work.ts'
import type { Beacon } from '../platform/beacon.ts'
import { readDatabaseTime } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'

/** The beacon as a second clock beside the database's, which decides when a list is sealed. */
export type BeaconClock = {
  /** False when both clocks are known to differ: then no game is closed before its time. */
  readonly isRight: () => Promise<boolean>
  readonly stop: () => void
}

export type BeaconClockOptions = Pick<Worker, 'log' | 'metrics'> & { readonly db: Db; readonly beacon: Beacon }

const DIFFERENCE_MAX_SECONDS = 5
const EVERY_MS = 60_000
/** Many games may close at once. */
const VALID_MS = 10_000

export function startBeaconClock({ db, beacon, log, metrics }: BeaconClockOptions): BeaconClock {
  let last: { readonly at: number; readonly isRight: Promise<boolean> } | undefined

  async function compare(): Promise<boolean> {
    const difference = await clockDifference(db, beacon)
    if (difference === undefined) return true
    metrics.clockDifferenceSeconds.set(difference)
    const isRight = Math.abs(difference) <= DIFFERENCE_MAX_SECONDS
    if (!isRight) log.error({ difference }, 'the clock of the database differs from the beacon: no game closes early')
    return isRight
  }

  function isRight(): Promise<boolean> {
    if (!last || Date.now() - last.at > VALID_MS) last = { at: Date.now(), isRight: compare() }
    return last.isRight
  }

  // The database is unavailable; other metrics report that.
  const look = () => void isRight().catch(() => undefined)
  const timer = setInterval(look, EVERY_MS)
  look()
  return { isRight, stop: () => clearInterval(timer) }
}

/**
 * Seconds by which the database's clock is ahead of the beacon; negative when it is behind. 0 when the newest round is the one that is due;
 * `undefined` when no relay answers.
 */
async function clockDifference(db: Db, beacon: Beacon): Promise<number | undefined> {
  const before = await readDatabaseTime(db)
  const round = await beacon.fetchLatestRound()
  if (round === undefined) return undefined
  const after = await readDatabaseTime(db)
  const aheadMs = before.getTime() - timeOfRound(beacon.chain, round + 1)
  const behindMs = timeOfRound(beacon.chain, round) - after.getTime()
  return (Math.max(0, aheadMs, behindMs) * (behindMs > 0 ? -1 : 1)) / 1_000
}
