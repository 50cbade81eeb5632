import type { Claim } from './batch-claims.ts'

/**
 * In which turn each of the claims that share a commit is answered. On a board where claims could meet, because a player or
 * a number comes twice or one is random, they take turns in the order in which they came; all others go first, together.
 */
export function splitIntoConflictRounds(
  claims: readonly Pick<Claim, 'gameId' | 'personId' | 'numbers' | 'random'>[],
): number[] {
  const crowded = crowdedBoards(claims)
  const turns = new Map<string, number>()
  return claims.map(({ gameId }) => {
    if (!crowded.has(gameId)) return 1
    const turn = (turns.get(gameId) ?? 0) + 1
    turns.set(gameId, turn)
    return turn
  })
}

function crowdedBoards(claims: Parameters<typeof splitIntoConflictRounds>[0]): Set<string> {
  const seen = new Set<string>()
  const crowded = new Set<string>()
  const see = (gameId: string, what: string) => {
    const key = `${gameId} ${what}`
    if (seen.has(key)) crowded.add(gameId)
    seen.add(key)
  }
  for (const { gameId, personId, numbers, random } of claims) {
    if (random > 0) crowded.add(gameId)
    see(gameId, personId)
    for (const number of numbers) see(gameId, String(number))
  }
  return crowded
}
