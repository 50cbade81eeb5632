export const GAME_STATUSES = ['active', 'full', 'drawing', 'completed', 'cancelled'] as const
export type GameStatus = (typeof GAME_STATUSES)[number]

/** What can happen to a game, and what it becomes. A pair that is missing here is refused, by the database as well. */
export const GAME_STEPS = {
  /** The hundredth number was sold. */
  fill: { active: 'full' },
  /** A number came free again before closing. */
  release: { full: 'active' },
  /** Its time has come, and it is ready to draw: entries are frozen from here on. */
  close: { active: 'drawing', full: 'drawing' },
  /** Its time has come and it is not ready, or an operator called it off before closing. */
  cancel: { active: 'cancelled', full: 'cancelled' },
  draw: { drawing: 'completed' },
} as const satisfies Record<string, Partial<Record<GameStatus, GameStatus>>>

export type GameStep = keyof typeof GAME_STEPS

/** What the game becomes, or `undefined` when this step must be refused. */
export function afterStep(status: GameStatus, step: GameStep): GameStatus | undefined {
  const moves: Partial<Record<GameStatus, GameStatus>> = GAME_STEPS[step]
  return moves[status]
}

/** Whether sales may go on, by status alone: the closing time has to be checked against the clock as well. */
export function isOpen(status: GameStatus): boolean {
  return status === 'active' || status === 'full'
}

export const READY_PAYMENTS_MIN = 1
export const READY_NUMBERS_MIN = 3

export type ApprovedCounts = { readonly payments: number; readonly numbers: number }

export function isReadyToDraw(approved: ApprovedCounts): boolean {
  return approved.payments >= READY_PAYMENTS_MIN && approved.numbers >= READY_NUMBERS_MIN
}

/** The step that closing time brings: a game too few people paid for is cancelled by rule, never drawn. */
export function closingStep(approved: ApprovedCounts): Extract<GameStep, 'close' | 'cancel'> {
  return isReadyToDraw(approved) ? 'close' : 'cancel'
}
