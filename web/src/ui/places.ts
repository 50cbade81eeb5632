/** The names of the prizes, by place. */
export const PLACES = ['game.prize.first', 'game.prize.second', 'game.prize.third'] as const
