import { type Worker, workOn } from '../jobs/work.ts'
import { type Store, transaction } from '../platform/transaction.ts'
import { purgeLiveEvents } from './purge-live-events.ts'

export async function workOnLive(store: Store, worker: Worker): Promise<void> {
  await workOn(worker, 'purge-live-events', async () => {
    const count = await transaction(store, purgeLiveEvents)
    worker.log.info({ count }, 'forgot live events')
  })
}
