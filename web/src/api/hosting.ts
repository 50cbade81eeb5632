import type {
  clearStage,
  Draw,
  enterSignature,
  recordRehearsal,
  showClosingFacts,
  startDraw,
} from '@edil/contract/draws'
import type { GameType } from '@edil/domain/plans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { get, send } from './client.ts'
import { storeDraw } from './draws.ts'
import { withStaffCheck } from './staff.ts'

const FACTS_EVERY_MS = 3_000

/** What a host should know before closing this game; read again every few seconds while `isShown`. */
export function useClosingFacts(gameId: string, isShown: boolean) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['closing', gameId],
    queryFn: () =>
      withStaffCheck(client, get<typeof showClosingFacts>(`/api/games/${encodeURIComponent(gameId)}/closing`)),
    enabled: isShown,
    refetchInterval: FACTS_EVERY_MS,
    gcTime: 0,
  })
}

/** Actions of a host. Each may require the second factor again. */
export function useHosting() {
  const client = useQueryClient()
  return useMemo(() => {
    const run = async (call: Promise<Draw>) => {
      const draw = await withStaffCheck(client, call)
      storeDraw(client, draw)
      return draw
    }
    return {
      /** Idempotent: repeated presses, also by several hosts, give one closing, one round and one draw. */
      start: (gameId: string, closesEarly: boolean, reason = '') =>
        run(send<typeof startDraw>('POST', `/api/games/${gameId}/draw`, { closesEarly, reason })),
      enterSignature: (gameId: string, signature: string) =>
        run(send<typeof enterSignature>('POST', `/api/games/${gameId}/signature`, { signature })),
      recordRehearsal: (type: GameType) =>
        withStaffCheck(client, send<typeof recordRehearsal>('POST', '/api/rehearsals', { type })),
      clearStage: (gameId: string) => run(send<typeof clearStage>('POST', `/api/games/${gameId}/stage/clear`)),
    }
  }, [client])
}
