import type { Claim } from './batch-claims.ts'

/**
 * The round in which each claim of a batch is answered. Claims on a board conflict when a player or a number occurs twice or
 * a claim is random: these are answered one per round, in order of arrival. All other claims are answered in round 1.
 */
export function conflictRounds(claims: readonly Pick<Claim, 'gameId' | 'personId' | 'numbers' | 'random'>[]): number[] {
  const conflicting = conflictingBoards(claims)
  const rounds = new Map<string, number>()
  return claims.map(({ gameId }) => {
    if (!conflicting.has(gameId)) return 1
    const round = (rounds.get(gameId) ?? 0) + 1
    rounds.set(gameId, round)
    return round
  })
}

function conflictingBoards(claims: Parameters<typeof conflictRounds>[0]): Set<string> {
  const seen = new Set<string>()
  const conflicting = new Set<string>()
  const add = (gameId: string, playerOrNumber: string) => {
    const key = `${gameId} ${playerOrNumber}`
    if (seen.has(key)) conflicting.add(gameId)
    seen.add(key)
  }
  for (const { gameId, personId, numbers, random } of claims) {
    if (random > 0) conflicting.add(gameId)
    add(gameId, personId)
    for (const number of numbers) add(gameId, String(number))
  }
  return conflicting
}
