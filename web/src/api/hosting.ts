import type { clearStage, Draw, enterSignature, startDraw } from '@edil/contract/draws'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { send } from './client.ts'
import { storeDraw } from './draws.ts'
import { withStaffCheck } from './staff.ts'

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
      start: (gameId: string, closesEarly: boolean) =>
        run(send<typeof startDraw>('POST', `/api/games/${gameId}/draw`, { closesEarly })),
      enterSignature: (gameId: string, signature: string) =>
        run(send<typeof enterSignature>('POST', `/api/games/${gameId}/signature`, { signature })),
      clearStage: (gameId: string) => run(send<typeof clearStage>('POST', `/api/games/${gameId}/stage/clear`)),
    }
  }, [client])
}
