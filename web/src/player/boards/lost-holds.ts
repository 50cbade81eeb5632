import type { MyNumbers } from '@edil/contract/boards'

export type LostHolds = {
  readonly numbers: readonly number[]
  /** By the clock. Otherwise another device gave them back, or an operator did. */
  readonly ranOut: boolean
}

/** What was held and is not any more, though nobody here gave it back; `undefined` when nothing was lost. */
export function lostHolds(before: MyNumbers, after: MyNumbers, givenBack: ReadonlySet<number>): LostHolds | undefined {
  const kept = new Set(after.numbers.map(({ number }) => number))
  const lost = before.numbers.filter(
    ({ number, status }) => status === 'held' && !kept.has(number) && !givenBack.has(number),
  )
  if (lost.length === 0) return undefined
  return {
    numbers: lost.map(({ number }) => number),
    ranOut: lost.every(({ heldUntil }) => heldUntil !== null && Date.parse(heldUntil) <= Date.parse(after.now)),
  }
}

/** Holds that were taken one after the other run out one after the other, and are told together. */
export function addLost(known: LostHolds | undefined, more: LostHolds): LostHolds {
  if (!known) return more
  const numbers = [...new Set([...known.numbers, ...more.numbers])].sort((a, b) => a - b)
  return { numbers, ranOut: known.ranOut && more.ranOut }
}
