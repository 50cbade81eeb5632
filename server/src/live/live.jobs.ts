import { type Worker, workOn } from '../jobs/work.ts'
import { purgeInRounds } from '../platform/database/purge-in-rounds.ts'
import type { Store } from '../platform/database/transaction.ts'
import { purgeLiveEvents } from './purge-live-events.ts'

export async function workOnLive(store: Store, worker: Worker): Promise<void> {
  await workOn(worker, 'purge-live-events', async () => {
    const count = await purgeInRounds(store, purgeLiveEvents)
    worker.log.info({ count }, 'purged live events')
  })
}
