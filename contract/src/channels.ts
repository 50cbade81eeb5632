/** Who wants to follow every game listens here: openings, closings, draws. A channel's name is its address below /live/. */
export const GAMES_CHANNEL = 'games'

/** Who looks at one board listens here: every number that is taken or comes free. */
export function boardChannel(gameId: string): string {
  return `board/${gameId}`
}
