import { asSantim } from './money.ts'
import type { Move } from './postings.ts'

/** Where a drawn game's takings go: what was won is owed to the winners, the rest is the house's, which also fills up. */
export function prizePostings(gameId: string, takings: bigint, won: bigint): Move[] {
  const game = `game:${gameId}` as const
  const moves: Move[] = []
  if (won > 0n) moves.push({ from: game, to: 'prizes_owed', amount: asSantim(won) })
  if (takings > won) moves.push({ from: game, to: 'house', amount: asSantim(takings - won) })
  if (takings < won) moves.push({ from: 'house', to: game, amount: asSantim(won - takings) })
  return moves
}
