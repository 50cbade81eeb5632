import { useQuery } from '@tanstack/react-query'
import { reach, whole } from './client.ts'

export function proofPath(gameId: string): string {
  return `/api/games/${encodeURIComponent(gameId)}/proof`
}

/** What a game has published so far, drawn or not. */
export function recordsPath(gameId: string): string {
  return `/api/games/${encodeURIComponent(gameId)}/records`
}

/** The proof of a draw as the text that was published: what is checked is the text, and not what we make of it. */
export function useProof(gameId: string) {
  return useQuery({
    queryKey: ['draws', 'proof', gameId],
    queryFn: () => readProofText(gameId),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function readProofText(gameId: string): Promise<string> {
  return whole((await reach(proofPath(gameId))).text())
}
