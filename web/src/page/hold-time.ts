import type { MyNumber } from '@edil/contract/boards'

/** Of several holds, the one that runs out first; `undefined` without any. */
export function firstEnd(held: readonly MyNumber[]): string | undefined {
  return held
    .flatMap(({ heldUntil }) => heldUntil ?? [])
    .sort()
    .at(0)
}

/** Counted up to the whole second, so that a hold is over when it says 0:00 and not a second later. */
export function secondsLeft(heldUntil: string, time: number): number {
  return Math.ceil((Date.parse(heldUntil) - time) / 1_000)
}

/** For the bar that drains. */
export function shareLeft(heldUntil: string, time: number, totalSeconds: number): number {
  return Math.min(1, Math.max(0, secondsLeft(heldUntil, time) / totalSeconds))
}
