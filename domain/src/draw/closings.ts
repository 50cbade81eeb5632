import { NUMBERS_PER_GAME } from '../plans.ts'

/** Why a game closed: its closing time came, all its numbers were approved, or an operator closed it early. */
export const CLOSINGS = ['time', 'full', 'operator'] as const
export type Closing = (typeof CLOSINGS)[number]

export type OpenGame = {
  readonly closesAt: Date
  readonly drawsWhenFull: boolean
  readonly numbersApproved: number
}

/**
 * Why an open game closes now, or `undefined` when it stays open. Time comes first: a game that is due closes by time even when
 * a host requests it, because the reason decides which beacon round is used.
 */
export function closingReason(game: OpenGame, now: Date, isRequestedByHost: boolean): Closing | undefined {
  if (game.closesAt <= now) return 'time'
  if (isRequestedByHost) return 'operator'
  return game.drawsWhenFull && game.numbersApproved === NUMBERS_PER_GAME ? 'full' : undefined
}
