import { setTimeout as sleep } from 'node:timers/promises'
import type { Stack } from '../dev/stack.ts'
import type { Dice } from './seeded.ts'

export type Kills = {
  readonly victims: readonly string[]
  readonly dice: Dice
  readonly kills: number
  /** Called just before each. */
  readonly warn?: () => void
}

const WARNED_MS = 80

/**
 * Kills one part after the other, and starts each again before the next. In any order, and none twice before all had their
 * turn: five throws of dice may well be five times the same.
 */
export async function killAtRandom(stack: Stack, { victims, dice, kills, warn }: Kills): Promise<void> {
  let spared: readonly string[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    await sleep(300 + dice.below(1_200))
    if (spared.length === 0) spared = victims
    const victim = dice.one(spared)
    spared = spared.filter((part) => part !== victim)
    if (warn) {
      warn()
      await sleep(dice.below(WARNED_MS))
    }
    await stack.kill(victim)
    const downMs = dice.below(1_500)
    await sleep(downMs)
    await stack.start(victim)
    console.log(`kill ${kill}: ${victim}, away for ${downMs} ms and the time it takes to start`)
  }
}
