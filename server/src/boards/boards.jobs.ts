import { type Worker, workOn } from '../jobs/work.ts'
import { purgeInRounds } from '../platform/database/purge-in-rounds.ts'
import type { Store } from '../platform/database/transaction.ts'
import { deleteOldClaims } from './boards.queries.ts'

/** No client repeats a claim after an hour. */
const STORED_FOR = '1 hour'

export async function workOnBoards(store: Store, worker: Worker): Promise<void> {
  await workOn(worker, 'purge-claims', async () => {
    const count = await purgeInRounds(store, (tx, rowsMax) => deleteOldClaims(tx, STORED_FOR, rowsMax))
    worker.log.info({ count }, 'purged claims')
  })
}
