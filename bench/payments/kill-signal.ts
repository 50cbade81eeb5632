import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Announced shortly before a process is killed. Players spend most of their time on uploads, so a kill would rarely hit a
 * request that takes milliseconds. Those who wait for the signal send such a request at that moment.
 */
export type KillSignal = { readonly announce: () => void; readonly wait: (atMostMs: number) => Promise<void> }

export function createKillSignal(): KillSignal {
  let announced = Promise.withResolvers<void>()
  return {
    announce() {
      announced.resolve()
      announced = Promise.withResolvers<void>()
    },
    wait: (atMostMs) => Promise.race([announced.promise, sleep(atMostMs)]),
  }
}
