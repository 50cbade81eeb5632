import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from '../jobs/work.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { expireHolds, hasExpiredHolds } from './boards.queries.ts'

export type HoldExpirer = { readonly stop: () => Promise<void> }

const POLL_MS = 500
/** Boards per transaction: they stay locked until the commit. */
const BOARDS_MAX = 50

/**
 * Releases expired holds, so that viewers see the numbers as free. Every worker does this. A claim does not depend on it:
 * it takes a number whose hold has expired. There is no job per hold, because most holds end by a payment or a release.
 */
export function startHoldExpirer(store: Store, { log, metrics }: Pick<Worker, 'log' | 'metrics'>): HoldExpirer {
  const stopping = new AbortController()
  const pause = () => sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined)

  async function expireRepeatedly(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const freed = (await hasExpiredHolds(store.db))
          ? await transaction(store, (tx) => expireHolds(tx, BOARDS_MAX))
          : 0
        if (freed > 0) {
          metrics.holdsExpired.inc(freed)
          store.wakePublisher()
        }
      } catch (error) {
        log.warn({ err: error }, 'expired holds were not released; retrying')
      }
      await pause()
    }
  }
  const ended = expireRepeatedly()
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
