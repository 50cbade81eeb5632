import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Strikes when something is about to be killed. Pictures take most of a player's time, and a kill would rarely meet what
 * takes milliseconds; those who wait for the gong are all in the middle of it.
 */
export type Gong = { readonly strike: () => void; readonly wait: (atMostMs: number) => Promise<void> }

export function makeGong(): Gong {
  let struck = Promise.withResolvers<void>()
  return {
    strike() {
      struck.resolve()
      struck = Promise.withResolvers<void>()
    },
    wait: (atMostMs) => Promise.race([struck.promise, sleep(atMostMs)]),
  }
}
