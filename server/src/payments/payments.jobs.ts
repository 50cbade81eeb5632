import { type Worker, workOn } from '../jobs/work.ts'
import { purgeInRounds } from '../platform/database/purge-in-rounds.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { erasePayersOf, eraseSettledPayers } from './erase-payers.ts'
import { returnOverdueNumbers } from './return-numbers.ts'
import { settleCancelledGame } from './settle-cancelled-game.ts'

/** Each has a file to delete, which is a job. */
const PAYERS_PER_ROUND = 500
/** Each takes a transaction; the job runs again after a minute. */
const OVERDUE_PER_RUN = 1_000

export async function workOnPayments(store: Store, worker: Worker): Promise<void> {
  await workOn(worker, 'settle-cancelled-game', async ({ gameId }) => {
    const tickets = await transaction(store, (tx) => settleCancelledGame(tx, gameId))
    worker.log.info({ gameId, tickets }, 'settled a cancelled game')
  })

  await workOn(worker, 'return-overdue-numbers', async () => {
    const count = await returnOverdueNumbers(store, OVERDUE_PER_RUN)
    if (count > 0) store.wakePublisher()
    worker.log.info({ count }, 'returned numbers of payments that waited too long')
  })

  await workOn(worker, 'purge-payers', async () => {
    const count = await purgeInRounds(store, eraseSettledPayers, PAYERS_PER_ROUND)
    worker.log.info({ count }, 'erased payers of settled payments')
  })

  await workOn(worker, 'erase-payer', async ({ personId }) => {
    await purgeInRounds(store, (tx, rowsMax) => erasePayersOf(tx, personId, rowsMax), PAYERS_PER_ROUND)
  })
}
