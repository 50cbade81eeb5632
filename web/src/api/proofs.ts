import type { showProof, showRecords } from '@edil/contract/draws'
import type { AddressOf } from '@edil/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { asUnreachable, readResponse } from './client.ts'

export function proofPath(gameId: string): AddressOf<typeof showProof> {
  return `/api/games/${encodeURIComponent(gameId)}/proof`
}

/** The records that a game has published so far, drawn or not. */
export function recordsPath(gameId: string): AddressOf<typeof showRecords> {
  return `/api/games/${encodeURIComponent(gameId)}/records`
}

/** The proof as the published text, unparsed: the text itself is what is checked. */
export function useProof(gameId: string) {
  return useQuery({
    queryKey: ['draws', 'proof', gameId],
    queryFn: () => readProofText(gameId),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function readProofText(gameId: string): Promise<string> {
  return asUnreachable((await readResponse<typeof showProof>(proofPath(gameId))).text())
}
