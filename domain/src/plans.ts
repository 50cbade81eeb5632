export const GAME_TYPES = ['midday', 'daily', 'weekly', 'monthly'] as const
export type GameType = (typeof GAME_TYPES)[number]

/** The order of the cards of games and jackpots, as the owner of the product lists them. */
export const DAILY_FIRST: readonly GameType[] = ['daily', 'midday', 'weekly', 'monthly']

export const NUMBERS_PER_GAME = 100
