import type { MyNumber } from '@edil/contract/boards'

/** The end of the hold that ends first; `undefined` without holds. */
export function firstEnd(held: readonly MyNumber[]): string | undefined {
  return held
    .flatMap(({ heldUntil }) => heldUntil ?? [])
    .sort()
    .at(0)
}

/** Rounded up, so that a hold ends when the countdown shows 0:00 and not a second later. */
export function secondsLeft(heldUntil: string, time: number): number {
  return Math.ceil((Date.parse(heldUntil) - time) / 1_000)
}

export function shareLeft(heldUntil: string, time: number, totalSeconds: number): number {
  return Math.min(1, Math.max(0, secondsLeft(heldUntil, time) / totalSeconds))
}
