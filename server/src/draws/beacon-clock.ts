import { timeOfRound } from '@edil/domain/draw/chains'
import type { Worker } from '../jobs/work.ts'
import type { Beacon } from '../platform/beacon/beacon.ts'
import { readDatabaseTime } from '../platform/clock.ts'
import type { Db } from '../platform/database/db.ts'

/** The beacon as a second clock beside the database's, which decides when a list is sealed. */
export type BeaconClock = {
  readonly compare: () => Promise<ComparedClocks>
  readonly stop: () => void
}

export type ComparedClocks = {
  /** False when both clocks are known to differ: then no game is closed before its time. */
  readonly agree: boolean
  /** The newest round that is published, as far as it is known: no list may be sealed for a round near it. */
  readonly latestRound: number | undefined
}

export type BeaconClockOptions = Pick<Worker, 'log' | 'metrics'> & { readonly db: Db; readonly beacon: Beacon }

const DIFFERENCE_MAX_SECONDS = 5
const EVERY_MS = 60_000
/** Games that close at the same time share one comparison. */
const VALID_MS = 10_000

export function startBeaconClock({ db, beacon, log, metrics }: BeaconClockOptions): BeaconClock {
  let last: { readonly at: number; readonly compared: Promise<ComparedClocks> } | undefined

  async function compareNow(): Promise<ComparedClocks> {
    const { difference, latestRound } = await readBoth(db, beacon)
    if (difference === undefined) return { agree: true, latestRound }
    metrics.clockDifferenceSeconds.set(difference)
    const agree = Math.abs(difference) <= DIFFERENCE_MAX_SECONDS
    if (!agree) log.error({ difference }, 'the clock of the database differs from the beacon: no game closes early')
    return { agree, latestRound }
  }

  function compare(): Promise<ComparedClocks> {
    if (last && Date.now() - last.at <= VALID_MS) return last.compared
    const compared = compareNow()
    last = { at: Date.now(), compared }
    compared.catch(() => {
      last = undefined
    })
    return compared
  }

  // The database is unavailable; other metrics report that.
  const compareQuietly = () => void compare().catch(() => undefined)
  const timer = setInterval(compareQuietly, EVERY_MS)
  compareQuietly()
  return { compare, stop: () => clearInterval(timer) }
}

/**
 * `difference`: seconds by which the database's clock is ahead of the beacon; negative when it is behind, 0 when the newest round is the one
 * that is due, `undefined` when no relay answers.
 */
async function readBoth(db: Db, beacon: Beacon) {
  const before = await readDatabaseTime(db)
  const latestRound = await beacon.fetchLatestRound()
  if (latestRound === undefined) return { difference: undefined, latestRound }
  const after = await readDatabaseTime(db)
  const aheadMs = before.getTime() - timeOfRound(beacon.chain, latestRound + 1)
  const behindMs = timeOfRound(beacon.chain, latestRound) - after.getTime()
  return { difference: (behindMs > 0 ? -behindMs : Math.max(0, aheadMs)) / 1_000, latestRound }
}
