/** Who wants to follow every game listens here: openings, closings, draws. A channel's name is its address below /live/. */
export const GAMES_CHANNEL = 'games'
