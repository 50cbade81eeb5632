import type { Worker } from '../jobs/work.ts'
import type { Beacon } from '../platform/beacon.ts'
import { type Store, transaction } from '../platform/transaction.ts'
import { completeDraw } from './complete-draw.ts'
import { DrawFault } from './derive-result.ts'
import { findRound, listWaitingDraws } from './draws.queries.ts'

export type DrawGame = Pick<Worker, 'log' | 'metrics'> & { readonly store: Store; readonly beacon: Beacon }

/** Draws a closed game with its round's signature from the beacon. While no relay has it, it fails, and is asked again. */
export async function drawGame({ store, beacon, log, metrics }: DrawGame, gameId: string): Promise<void> {
  const found = await findRound(store.db, gameId)
  if (!found || found.isDrawn) return
  const signature = await beacon.fetchSignature(found.round)
  const draw = transaction(store, (tx) => completeDraw(tx, { gameId, signature, actor: 'system' }))
  const isDrawn = await draw.catch((error: unknown) => {
    if (error instanceof DrawFault) metrics.drawFaults.inc()
    throw error
  })
  if (isDrawn) log.info({ gameId, round: found.round }, 'game: draw')
}

/** The net below: a beacon that is late, or a job that was lost. The same round, as long as it takes. */
export async function sweepWaitingDraws(deps: DrawGame): Promise<void> {
  const { store, log } = deps
  for (const { gameId } of await listWaitingDraws(store.db)) {
    await drawGame(deps, gameId).catch((error: unknown) => log.warn({ err: error, gameId }, 'a draw waits'))
  }
}
