import { setTimeout as sleep } from 'node:timers/promises'
import type { Stack } from '../dev/stack.ts'
import type { SeededRandom } from '../server/test/seeded-random.ts'

export type Kills = {
  readonly victims: readonly string[]
  readonly random: SeededRandom
  readonly kills: number
  /** Called up to MAX_LEAD_MS before each kill. */
  readonly announce?: () => void
}

const MAX_LEAD_MS = 80

/**
 * Kills one random part after another with SIGKILL and restarts each before the next kill. No part is killed twice before
 * every other part was killed once: independent random choices might hit the same part five times.
 */
export async function killAtRandom(stack: Stack, { victims, random, kills, announce }: Kills): Promise<void> {
  let remaining: readonly string[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    await sleep(300 + random.below(1_200))
    if (remaining.length === 0) remaining = victims
    const victim = random.one(remaining)
    remaining = remaining.filter((part) => part !== victim)
    if (announce) {
      announce()
      await sleep(random.below(MAX_LEAD_MS))
    }
    await stack.kill(victim)
    const downMs = random.below(1_500)
    await sleep(downMs)
    await stack.start(victim)
    console.log(`kill ${kill}: ${victim}, down for ${downMs} ms plus its start-up time`)
  }
}
