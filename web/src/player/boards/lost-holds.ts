import type { MyNumbers } from '@edil/contract/boards'

export type LostHolds = {
  readonly numbers: readonly number[]
  /** Whether their time ended. Otherwise another device or an operator released them. */
  readonly ranOut: boolean
}

/** Numbers that were held and no longer are, except those released here; `undefined` when nothing was lost. */
export function lostHolds(before: MyNumbers, after: MyNumbers, released: ReadonlySet<number>): LostHolds | undefined {
  const stillMine = new Set(after.numbers.map(({ number }) => number))
  const lost = before.numbers.filter(
    ({ number, status }) => status === 'held' && !stillMine.has(number) && !released.has(number),
  )
  if (lost.length === 0) return undefined
  return {
    numbers: lost.map(({ number }) => number),
    ranOut: lost.every(({ heldUntil }) => heldUntil !== null && Date.parse(heldUntil) <= Date.parse(after.now)),
  }
}

/** Holds made one after the other end one after the other, and are reported together. */
export function addLost(known: LostHolds | undefined, more: LostHolds): LostHolds {
  if (!known) return more
  const numbers = [...new Set([...known.numbers, ...more.numbers])].sort((a, b) => a - b)
  return { numbers, ranOut: known.ranOut && more.ranOut }
}
