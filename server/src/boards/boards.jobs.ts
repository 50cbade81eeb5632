import { type Worker, workOn } from '../jobs/work.ts'
import { type Store, transaction } from '../platform/transaction.ts'
import { deleteOldClaims } from './boards.queries.ts'

/** Nobody repeats a claim a day later. */
const KEPT = '1 day'

export async function workOnBoards(store: Store, worker: Worker): Promise<void> {
  await workOn(worker, 'purge-claims', async () => {
    const count = await transaction(store, (tx) => deleteOldClaims(tx, KEPT))
    worker.log.info({ count }, 'forgot claims')
  })
}
