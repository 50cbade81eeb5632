import { NUMBERS_PER_GAME } from './plans.ts'
import type { RefusalCode } from './refusal.ts'

/** How many numbers one player may have on one board: held, pending and approved together. */
export const PICKS_MAX = 3

/** What a taken number can be: held while its player pays, pending while a payment is reviewed, approved. */
export const NUMBER_STATUSES = ['held', 'pending', 'approved'] as const
export type NumberStatus = (typeof NUMBER_STATUSES)[number]

/**
 * Why these numbers cannot be asked for, whatever the board looks like; `undefined` when the board decides. `owned` is what
 * the player has on it already.
 */
export function refuseSelection(picks: readonly number[], owned: readonly number[]): RefusalCode | undefined {
  if (picks.length === 0) return 'no_numbers_chosen'
  if (picks.some((pick) => !isBoardNumber(pick)) || new Set(picks).size !== picks.length) return 'request_invalid'
  if (new Set([...owned, ...picks]).size > PICKS_MAX) return 'too_many_numbers'
  return undefined
}

export function isBoardNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= NUMBERS_PER_GAME
}

/** How many more numbers a player with this many may take. */
export function picksLeft(owned: number): number {
  return Math.max(0, PICKS_MAX - owned)
}
