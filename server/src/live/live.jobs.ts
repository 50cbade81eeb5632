import { type Worker, workOn } from '../jobs/work.ts'
import { type Store, transaction } from '../platform/transaction.ts'
import { forgetLiveEvents } from './forget-live-events.ts'

export async function workOnLive(store: Store, worker: Worker): Promise<void> {
  await workOn(worker, 'forget-live-events', async () => {
    const count = await transaction(store, forgetLiveEvents)
    worker.log.info({ count }, 'forgot live events')
  })
}
