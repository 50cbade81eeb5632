import { createHash } from 'node:crypto'
import { Refusal } from '@edil/domain/refusal'
import type { Db } from '../platform/db.ts'
import type { Files } from '../platform/files/files.ts'
import { isPictureRefusal, type Picture } from '../platform/pictures/picture.ts'
import type { Pictures } from '../platform/pictures/pictures.ts'
import { type Store, transaction } from '../platform/transaction.ts'
import { findScreenshot, insertScreenshot, insertSimilar } from './screenshots.queries.ts'
import { deleteParts, findUpload, lockUpload, markRefused, readParts } from './uploads.queries.ts'

export type StoreScreenshotDeps = { readonly store: Store; readonly files: Files; readonly pictures: Pictures }
export type StoreScreenshot = { readonly uploadId: string; readonly personId: string }

/**
 * Makes a screenshot, with the id of its upload, of what was uploaded. The picture is drawn and put away before the transaction
 * that records it, and in that transaction the bytes that were sent go: nobody ever gets to see those.
 */
export async function storeScreenshot(deps: StoreScreenshotDeps, asked: StoreScreenshot): Promise<void> {
  const { store, files, pictures } = deps
  const { uploadId, personId } = asked
  if (await isKept(store.db, asked)) return
  const upload = await findUpload(store.db, uploadId, personId)
  if (!upload) throw new Refusal('upload_not_found')
  if (upload.refusal) throw new Refusal(upload.refusal)
  if (upload.received < upload.size) throw new Refusal('upload_incomplete')
  const original = await readParts(store.db, uploadId)
  if (original.length < upload.size) {
    // Asked twice at once, and the other one was faster.
    if (await isKept(store.db, asked)) return
    throw new Refusal('upload_incomplete')
  }

  const picture = await pictures.reencode(original).catch((error: unknown) => refuseForGood(store, asked, error))
  // Under the name that the upload has had from its beginning: whatever dies now, the job that forgets it knows the file.
  await files.put(upload.file, picture.jpeg, 'image/jpeg')
  const isRecorded = await transaction(store, async (tx) => {
    if (!(await lockUpload(tx, uploadId, personId))) return false
    const originalSha256 = createHash('sha256').update(original).digest()
    const { jpeg, ...seen } = picture
    const bytes = jpeg.length
    const isNew = await insertScreenshot(tx, {
      id: uploadId,
      personId,
      file: upload.file,
      originalSha256,
      bytes,
      ...seen,
    })
    await deleteParts(tx, uploadId)
    if (isNew) await insertSimilar(tx, uploadId, picture.perceptualHash)
    return true
  })
  if (isRecorded) return
  // Forgotten while it was being drawn.
  await files.delete(upload.file)
  throw new Refusal('upload_not_found')
}

async function isKept(db: Db, { uploadId, personId }: StoreScreenshot): Promise<boolean> {
  return (await findScreenshot(db, uploadId))?.personId === personId
}

/** A picture that was refused stays refused: asking again must not cost a hostile one's drawing again. */
async function refuseForGood(store: Store, { uploadId, personId }: StoreScreenshot, error: unknown): Promise<Picture> {
  if (error instanceof Refusal && isPictureRefusal(error.code)) {
    const { code } = error
    await transaction(store, async (tx) => {
      if (!(await lockUpload(tx, uploadId, personId))) return
      await markRefused(tx, uploadId, code)
      await deleteParts(tx, uploadId)
    })
  }
  throw error
}
