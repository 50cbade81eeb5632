import { Refusal } from '@edil/domain/refusal'
import { freshBytes, PART_BYTES_MIN } from '@edil/domain/screenshots'
import type { Tx } from '../platform/database/transaction.ts'
import { insertPart, lockUpload } from './uploads.queries.ts'

export type ReceiveUploadPart = {
  readonly uploadId: string
  readonly personId: string
  readonly offset: number
  readonly bytes: Uint8Array
}

/** Stores the new bytes of a part and returns how many bytes have arrived. The browser continues from there. */
export async function receiveUploadPart(
  tx: Tx,
  { uploadId, personId, offset, bytes }: ReceiveUploadPart,
): Promise<number> {
  const upload = await lockUpload(tx, uploadId, personId)
  if (!upload) throw new Refusal('upload_not_found')
  const { size, received } = upload
  if (bytes.length === 0 || offset + bytes.length > size) throw new Refusal('request_invalid')
  const isSmall = (end: number, length: number) => length < PART_BYTES_MIN && end < size
  if (isSmall(offset + bytes.length, bytes.length)) throw new Refusal('request_invalid')

  const fresh = freshBytes(bytes, offset, received)
  // Parts that overlap could otherwise add a row for each byte.
  if (fresh.length === 0 || isSmall(received + fresh.length, fresh.length)) return received
  await insertPart(tx, uploadId, received, Buffer.from(fresh))
  return received + fresh.length
}
