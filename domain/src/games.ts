export const GAME_STATUSES = ['active', 'full', 'drawing', 'completed', 'cancelled'] as const
export type GameStatus = (typeof GAME_STATUSES)[number]

/** Every step of a game: from which status to which. A pair that is not listed is refused, by the database as well. */
export const GAME_STEPS = {
  /** The 100th number was sold. */
  fill: { active: 'full' },
  /** A number became free again before closing. */
  release: { full: 'active' },
  /** Sales end and the game is ready to draw. Its numbers cannot change after this. */
  close: { active: 'drawing', full: 'drawing' },
  /** The closing time came and the game was not ready to draw. */
  cancel: { active: 'cancelled', full: 'cancelled' },
  draw: { drawing: 'completed' },
} as const satisfies Record<string, Partial<Record<GameStatus, GameStatus>>>

export type GameStep = keyof typeof GAME_STEPS

/** The status after this step, or `undefined` when the step is refused. */
export function afterStep(status: GameStatus, step: GameStep): GameStatus | undefined {
  const moves: Partial<Record<GameStatus, GameStatus>> = GAME_STEPS[step]
  return moves[status]
}

/** What follows the type in a game's name: `33` for `midday-33`, and the whole id of a game whose plan is not named after its type. */
export function shortGameId(gameId: string, type: string): string {
  return gameId.startsWith(`${type}-`) ? gameId.slice(type.length + 1) : gameId
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

/** What happens at closing: a game with too few approved payments or numbers is cancelled, and never drawn. */
export function closingStep(approved: ApprovedCounts): Extract<GameStep, 'close' | 'cancel'> {
  return isReadyToDraw(approved) ? 'close' : 'cancel'
}

/** How long a host's reason for closing before the announced time is at least. */
export const CLOSING_REASON_MIN = 3
