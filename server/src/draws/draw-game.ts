import type { DrawRequest } from '../jobs/queues.ts'
import type { Worker } from '../jobs/work.ts'
import type { Beacon } from '../platform/beacon.ts'
import type { Store } from '../platform/transaction.ts'
import { completeDraw } from './complete-draw.ts'
import { DrawFault } from './derive-result.ts'
import { findRound, listWaitingDraws } from './draws.queries.ts'

export type DrawGame = Pick<Worker, 'log' | 'metrics'> & { readonly store: Store; readonly beacon: Beacon }

/**
 * Draws a closed game with its round's signature, from the beacon or entered by a host. Fails while no relay has it; the job is then
 * retried.
 */
export async function drawGame(deps: DrawGame, { gameId, entered }: DrawRequest): Promise<void> {
  const { store, beacon, log, metrics } = deps
  const found = await findRound(store.db, gameId)
  if (!found || found.isDrawn) return
  const signature = entered?.signature ?? (await beacon.fetchSignature(found.round))
  const isDrawn = await completeDraw(store, { gameId, signature, actor: entered?.hostId ?? 'system' }).catch(
    (error: unknown) => {
      if (error instanceof DrawFault) metrics.drawFaults.inc()
      throw error
    },
  )
  if (isDrawn) log.info({ gameId, round: found.round }, 'game: draw')
}

/** Draws games whose job was lost or whose beacon round was late, always with the same round. */
export async function sweepWaitingDraws(deps: DrawGame): Promise<void> {
  const { store, log } = deps
  for (const { gameId } of await listWaitingDraws(store.db)) {
    await drawGame(deps, { gameId }).catch((error: unknown) =>
      log.warn({ err: error, gameId }, 'a draw is still waiting'),
    )
  }
}
