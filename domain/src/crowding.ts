import { NUMBERS_PER_GAME } from './plans.ts'
import type { RefusalCode } from './refusal.ts'

/**
 * Limits that keep one person with many accounts from keeping a board or the reviewers busy without paying. A new player is one
 * without an approved payment. The rules of holds are enforced by the database (0011_numbers.sql), which has the same figures; a
 * test compares both.
 */

/** How many times one player can hold numbers of one game within an hour. A payment for the game starts the count again. */
export const HOLDS_PER_HOUR = 10

/** How long numbers are held after the holds before ran out unpaid, at most. The first time, the plan decides. */
const LATER_HOLD_MINUTES = [5, 2] as const

/** Holds that ran out longer ago do not count any more. */
export const UNPAID_HOLDS_COUNT_HOURS = 24

/**
 * For how many minutes the numbers of a player are held: in round 1 as the plan says, in later rounds less. A round ends with its
 * time, however often the player releases numbers and holds others meanwhile. `undefined`: none until the player pays.
 */
export function holdMinutes(planMinutes: number, round: number): number | undefined {
  if (round === 1) return planMinutes
  const minutes = LATER_HOLD_MINUTES[round - 2]
  return minutes && Math.min(minutes, planMinutes)
}

/** How many numbers of a board new players together may hold or have pending: 40 %. */
export const NEW_PLAYERS_NUMBERS_MAX = (NUMBERS_PER_GAME * 40) / 100

/** The numbers of a new player's payment go back on sale when it was not approved for so long. The payment itself stays. */
export const NEW_PLAYER_PENDING_HOURS = 2

/** How many payments of one player can wait for their review. */
const PAYMENTS_WAITING_MAX = 2
const PAYMENTS_WAITING_MAX_OF_NEW = 1

/** How many payments a new player can submit within 24 hours. */
export const NEW_PLAYER_PAYMENTS_A_DAY = 5

export type Submitter = {
  readonly isNew: boolean
  /** Payments that are not decided. */
  readonly waiting: number
  /** Payments of the last 24 hours, decided or not. */
  readonly lastDay: number
}

export function refuseSubmission({ isNew, waiting, lastDay }: Submitter): RefusalCode | undefined {
  if (waiting >= (isNew ? PAYMENTS_WAITING_MAX_OF_NEW : PAYMENTS_WAITING_MAX)) return 'payments_waiting'
  return isNew && lastDay >= NEW_PLAYER_PAYMENTS_A_DAY ? 'payments_today' : undefined
}
