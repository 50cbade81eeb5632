import { sql } from 'kysely'
import { enqueue } from '../jobs/enqueue.ts'
import { type Worker, workOn } from '../jobs/work.ts'
import { purgeInRounds } from '../platform/database/purge-in-rounds.ts'
import type { Store, Tx } from '../platform/database/transaction.ts'
import type { Files } from '../platform/files/files.ts'
import { deleteScreenshots } from './screenshots.queries.ts'
import { deleteOldUploads } from './uploads.queries.ts'

/** No client resumes an upload after a day. */
const STORED_FOR = '1 day'
/** Every row may have a file to delete, which is a job each. */
const ROWS_PER_ROUND = 500

export type UploadsWorker = Worker & { readonly files: Files }

export async function workOnUploads(store: Store, worker: UploadsWorker): Promise<void> {
  await workOn(worker, 'purge-uploads', async () => {
    const uploads = await purgeUploads(store)
    const screenshots = await purgeUnusedScreenshots(store)
    worker.log.info({ uploads, screenshots }, 'purged unfinished uploads and unused screenshots')
  })
  // The transaction that deletes the row enqueues the deletion of its file, so that the file is deleted only after the
  // commit.
  await workOn(worker, 'purge-file', ({ file }) => worker.files.delete(file))
}

export function purgeUploads(store: Store): Promise<number> {
  const purge = async (tx: Tx, rowsMax: number) => {
    const deleted = await deleteOldUploads(tx, STORED_FOR, rowsMax)
    for (const file of deleted.files) await enqueue(tx, 'purge-file', { file })
    return deleted.count
  }
  return purgeInRounds(store, purge, ROWS_PER_ROUND)
}

/** Pictures that no payment refers to. */
export function purgeUnusedScreenshots(store: Store): Promise<number> {
  const isNeeded = sql<boolean>`exists (select 1 from payments where payments.screenshot_id = screenshots.id)`
  const purge = async (tx: Tx, rowsMax: number) => {
    const files = await deleteScreenshots(tx, { kept: STORED_FOR, isNeeded, countMax: rowsMax })
    for (const file of files) await enqueue(tx, 'purge-file', { file })
    return files.length
  }
  return purgeInRounds(store, purge, ROWS_PER_ROUND)
}
