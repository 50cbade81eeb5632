import { type Worker, workOn } from '../jobs/work.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { measureDurations } from './measure-durations.ts'

export async function workOnFigures(store: Store, worker: Worker): Promise<void> {
  await workOn(worker, 'measure-durations', () => transaction(store, measureDurations))
  await worker.jobs.send('measure-durations', {})
}
