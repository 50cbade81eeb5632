import { type Worker, workOn } from '../jobs/work.ts'
import type { Beacon } from '../platform/beacon/beacon.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { drawGame, drawWithSignature, sweepWaitingDraws } from './draw-game.ts'
import { remindPlayers } from './remind-players.ts'

export type DrawsWorker = Worker & { readonly beacon: Beacon }

export async function workOnDraws(store: Store, worker: DrawsWorker): Promise<void> {
  const drawing = { store, ...worker }
  await workOn(worker, 'draw-game', ({ gameId }) => drawGame(drawing, gameId))
  await workOn(worker, 'draw-with-signature', (entered) => drawWithSignature(drawing, entered))
  // Added first: a worker looks at a queue when it begins to work on it, and then every five seconds.
  await worker.jobs.send('sweep-waiting-draws', {})
  await workOn(worker, 'sweep-waiting-draws', () => sweepWaitingDraws(drawing))

  await workOn(worker, 'remind-players', async () => {
    const count = await transaction(store, remindPlayers)
    if (count > 0) worker.log.info({ count }, 'reminded players of a draw')
  })
}
