import type { RecentWinner } from '@edil/contract/figures'

/** The stage reveals three balls slowly; no other page may show them earlier. */
const SHOW_MS = 8_000

/** Without the winners of a draw that is still on the stage. `time` is the server's. */
export function shownWinners(winners: readonly RecentWinner[], time: number): readonly RecentWinner[] {
  return winners.filter(({ drawnAt }) => time - Date.parse(drawnAt) > SHOW_MS)
}
