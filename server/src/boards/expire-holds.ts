import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from '../jobs/work.ts'
import { type Store, transaction } from '../platform/transaction.ts'
import { expireHolds } from './boards.queries.ts'

export type HoldExpirer = { readonly stop: () => Promise<void> }

const LOOK_EVERY_MS = 500
/** Boards stay locked until the commit: few at a time. */
const BOARDS_MAX = 50

/**
 * Frees numbers whose hold has run out, so that viewers see it. Every worker does it, and none has to: whoever wants such a
 * number gets it anyway. Not a job per hold: most holds end by being paid or given back.
 */
export function startHoldExpirer(store: Store, { log, metrics }: Pick<Worker, 'log' | 'metrics'>): HoldExpirer {
  const stopping = new AbortController()
  const pause = () => sleep(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)

  async function keepExpiring(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const freed = await transaction(store, (tx) => expireHolds(tx, BOARDS_MAX))
        if (freed > 0) {
          metrics.holdsExpired.inc(freed)
          store.wakePublisher()
        }
      } catch (error) {
        log.warn({ err: error }, 'holds were not looked at; again in a moment')
      }
      await pause()
    }
  }
  const ended = keepExpiring()
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
