import { type Worker, workOn } from '../jobs/work.ts'
import type { Beacon } from '../platform/beacon/beacon.ts'
import type { Store } from '../platform/database/transaction.ts'
import type { Mailer } from '../platform/mail.ts'
import { drawGame, drawWithSignature, sweepWaitingDraws } from './draw-game.ts'
import { sendPrizeMail } from './send-prize-mail.ts'

export type DrawsWorker = Worker & { readonly beacon: Beacon; readonly mailer: Mailer; readonly origin: string }

export async function workOnDraws(store: Store, worker: DrawsWorker): Promise<void> {
  const drawing = { store, ...worker }
  await workOn(worker, 'draw-game', ({ gameId }) => drawGame(drawing, gameId))
  await workOn(worker, 'draw-with-signature', (entered) => drawWithSignature(drawing, entered))
  await workOn(worker, 'sweep-waiting-draws', () => sweepWaitingDraws(drawing))
  await worker.jobs.send('sweep-waiting-draws', {})

  await workOn(worker, 'send-prize-mail', (mail) => sendPrizeMail({ db: store.db, ...worker }, mail))
}
