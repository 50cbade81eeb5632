import { sql } from 'kysely'
import { enqueue } from '../jobs/enqueue.ts'
import { type Worker, workOn } from '../jobs/work.ts'
import type { Files } from '../platform/files/files.ts'
import { type Store, transaction } from '../platform/transaction.ts'
import { deleteScreenshots } from './screenshots.queries.ts'
import { deleteOldUploads } from './uploads.queries.ts'

/** Nobody goes on with an upload a day later. */
const KEPT = '1 day'
const AT_ONCE = 500
const ROUNDS_MAX = 100

export type UploadsWorker = Worker & { readonly files: Files }

export async function workOnUploads(store: Store, worker: UploadsWorker): Promise<void> {
  await workOn(worker, 'purge-uploads', async () => {
    const uploads = await purgeUploads(store)
    const screenshots = await purgeUnusedScreenshots(store)
    worker.log.info({ uploads, screenshots }, 'forgot what nobody came back for')
  })
  // A file goes when what named it is gone for good, and not before: its name is a job of that transaction.
  await workOn(worker, 'purge-file', ({ file }) => worker.files.delete(file))
}

export async function purgeUploads(store: Store): Promise<number> {
  let total = 0
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const count = await transaction(store, async (tx) => {
      const deleted = await deleteOldUploads(tx, KEPT, AT_ONCE)
      for (const file of deleted.files) await enqueue(tx, 'purge-file', { file })
      return deleted.count
    })
    total += count
    if (count < AT_ONCE) break
  }
  return total
}

/** Pictures that no payment ever named. */
export async function purgeUnusedScreenshots(store: Store): Promise<number> {
  const isNeeded = sql<boolean>`exists (select 1 from payments where payments.screenshot_id = screenshots.id)`
  return transaction(store, async (tx) => {
    const files = await deleteScreenshots(tx, { kept: KEPT, isNeeded, countMax: AT_ONCE })
    for (const file of files) await enqueue(tx, 'purge-file', { file })
    return files.length
  })
}
