/** Changes of every game: opened, closed, drawn. The name of a channel is its address below /live/. */
export const GAMES_CHANNEL = 'games'

/** Changes of one board: every number that is taken or released. */
export function boardChannel(gameId: string): string {
  return `board/${gameId}`
}

/** Changes of one account, for its person. An event carries no data. */
export function accountChannel(personId: string): string {
  return `account/${personId}`
}

/** Changes of draws: a game was sealed, drawn, or its stage cleared. */
export const LIVE_DRAW_CHANNEL = 'live-draw'

/** Channels that carry a heartbeat every 10 s while they have viewers. The others are for one person, or for the operators. */
export function hasHeartbeat(channel: string): boolean {
  return !/^(account|review)/.test(channel)
}

/** Changes for operators who review: a payment was submitted, decided or opened. */
export const REVIEW_CHANNEL = 'review'
