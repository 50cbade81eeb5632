import type { EnteredSignature } from '../jobs/queues.ts'
import type { Worker } from '../jobs/work.ts'
import type { Beacon } from '../platform/beacon/beacon.ts'
import type { Store } from '../platform/database/transaction.ts'
import { type CompleteDraw, completeDraw } from './complete-draw.ts'
import { DrawFault } from './derive-result.ts'
import { findRound, listWaitingDraws } from './draws.queries.ts'

export type DrawGame = Pick<Worker, 'log' | 'metrics'> & { readonly store: Store; readonly beacon: Beacon }

/**
 * Draws a closed game with its round's signature from the beacon. Fails while no relay has it; the job is then retried.
 */
export async function drawGame(deps: DrawGame, gameId: string): Promise<void> {
  const { store, beacon } = deps
  const found = await findRound(store.db, gameId)
  if (!found || found.isDrawn) return
  const signature = await beacon.fetchSignature(found.round)
  await complete(deps, { gameId, signature, actor: 'system' })
}

/** Draws a closed game with the signature that a host has entered. Its entry is published; who entered it is in another one. */
export function drawWithSignature(deps: Completing, { gameId, signature }: EnteredSignature): Promise<void> {
  return complete(deps, { gameId, signature, actor: 'host' })
}

type Completing = Omit<DrawGame, 'beacon'>

async function complete({ store, log, metrics }: Completing, draw: CompleteDraw): Promise<void> {
  const isDrawn = await completeDraw(store, draw).catch((error: unknown) => {
    if (error instanceof DrawFault) metrics.drawFaults.inc()
    throw error
  })
  if (isDrawn) log.info({ gameId: draw.gameId }, 'game: draw')
}

/** Draws games whose job was lost or whose beacon round was late, always with the same round. */
export async function sweepWaitingDraws(deps: DrawGame): Promise<void> {
  const { store, log } = deps
  for (const { gameId } of await listWaitingDraws(store.db)) {
    await drawGame(deps, gameId).catch((error: unknown) => log.warn({ err: error, gameId }, 'a draw is still waiting'))
  }
}
