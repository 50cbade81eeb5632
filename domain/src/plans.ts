export const GAME_TYPES = ['midday', 'daily', 'weekly', 'monthly'] as const
export type GameType = (typeof GAME_TYPES)[number]

/** For lists of all types: the daily game is played most. */
export const DAILY_FIRST: readonly GameType[] = ['daily', 'midday', 'weekly', 'monthly']

export const NUMBERS_PER_GAME = 100
