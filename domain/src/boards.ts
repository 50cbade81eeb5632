import { NUMBERS_PER_GAME } from './plans.ts'
import type { RefusalCode } from './refusal.ts'

/** How many numbers one player may have on one board (held, pending and approved together), and so how many one payment can be for. */
export const PICKS_MAX = 3

/** `held` while the player pays, `pending` while the payment is reviewed, then `approved`. A free number has no row. */
export const NUMBER_STATUSES = ['held', 'pending', 'approved'] as const
export type NumberStatus = (typeof NUMBER_STATUSES)[number]

/**
 * Why a selection is refused whatever the board looks like, or `undefined` when the board decides. The numbers that the player
 * already has on this board are counted by `hold_numbers` in the database, under the board's lock.
 */
export function refuseSelection(picks: readonly number[]): RefusalCode | undefined {
  if (picks.length === 0) return 'no_numbers_chosen'
  if (picks.some((pick) => !isBoardNumber(pick)) || new Set(picks).size !== picks.length) return 'request_invalid'
  if (picks.length > PICKS_MAX) return 'too_many_numbers'
  return undefined
}

export function isBoardNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= NUMBERS_PER_GAME
}
