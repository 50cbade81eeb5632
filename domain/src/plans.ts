export const GAME_TYPES = ['midday', 'daily', 'weekly', 'monthly'] as const
export type GameType = (typeof GAME_TYPES)[number]

export const NUMBERS_PER_GAME = 100
