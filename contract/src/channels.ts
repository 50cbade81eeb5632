/** Who wants to follow every game listens here: openings, closings, draws. A channel's name is its address below /live/. */
export const GAMES_CHANNEL = 'games'

/** Who looks at one board listens here: every number that is taken or comes free. */
export function boardChannel(gameId: string): string {
  return `board/${gameId}`
}

/** Who has an account listens here for news of their own; an event says only that there are some. */
export function accountChannel(personId: string): string {
  return `account/${personId}`
}

/** Who watches draws listens here: a game was sealed, drawn, or its stage cleared. */
export const LIVE_DRAW_CHANNEL = 'live-draw'

/** Reviewers listen here: a payment came, was decided, or is being looked at. */
export const REVIEW_CHANNEL = 'review'
