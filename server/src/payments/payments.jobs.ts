import { type Worker, workOn } from '../jobs/work.ts'
import type { Mailer } from '../platform/mail.ts'
import { type Store, transaction } from '../platform/transaction.ts'
import { sendPaymentMail } from './send-payment-mail.ts'
import { settleCancelledGame } from './settle-cancelled-game.ts'

export type PaymentsWorker = Worker & { readonly mailer: Mailer; readonly origin: string }

export async function workOnPayments(store: Store, worker: PaymentsWorker): Promise<void> {
  await workOn(worker, 'send-payment-mail', (mail) => sendPaymentMail({ db: store.db, ...worker }, mail))

  await workOn(worker, 'settle-cancelled-game', async ({ gameId }) => {
    const tickets = await transaction(store, (tx) => settleCancelledGame(tx, gameId))
    worker.log.info({ gameId, tickets }, 'settled a cancelled game')
  })
}
