/** Whether a player has won, in one line: on the dashboard, joined games, tickets and the stage. */
export const outcome = {
  'outcome.playing': 'You play {numbers}',
  'outcome.won': '{number} is yours: {amount}',
  'outcome.lost': 'Not this time. Drawn: {numbers}',
} as const
