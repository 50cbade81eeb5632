import { randomBytes, randomUUID } from 'node:crypto'
import { Refusal } from '@edil/domain/refusal'
import { PICTURE_BYTES_MAX } from '@edil/domain/screenshots'
import { enqueue } from '../jobs/enqueue.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { deleteOldestUnfinished, insertUpload } from './uploads.queries.ts'

/** Limits unfinished uploads per person: otherwise one account could fill the database. */
const UNFINISHED_MAX = 5

export type StartUpload = { readonly personId: string; readonly size: number }

/** Starts an upload of `size` bytes. */
export async function startUpload(tx: Tx, { personId, size }: StartUpload): Promise<string> {
  if (size > PICTURE_BYTES_MAX) throw new Refusal('picture_too_large')

  const uploadId = randomUUID()
  await insertUpload(tx, { id: uploadId, personId, size, file: `${randomBytes(16).toString('hex')}.jpg` })
  for (const file of await deleteOldestUnfinished(tx, personId, UNFINISHED_MAX)) {
    await enqueue(tx, 'purge-file', { file })
  }
  return uploadId
}
