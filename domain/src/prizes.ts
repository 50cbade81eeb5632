import { asSantim } from './money.ts'
import type { Move } from './postings.ts'

/** Distributes a drawn game's income: prizes won are owed to the winners, the remainder goes to `house`, which also covers a shortfall. */
export function prizePostings(gameId: string, takings: bigint, won: bigint): Move[] {
  const game = `game:${gameId}` as const
  const moves: Move[] = []
  if (won > 0n) moves.push({ from: game, to: 'prizes_owed', amount: asSantim(won) })
  if (takings > won) moves.push({ from: game, to: 'house', amount: asSantim(takings - won) })
  if (takings < won) moves.push({ from: 'house', to: game, amount: asSantim(won - takings) })
  return moves
}
