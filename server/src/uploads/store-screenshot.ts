import { createHash } from 'node:crypto'
import { Refusal } from '@edil/domain/refusal'
import type { Db } from '../platform/database/db.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import type { Files } from '../platform/files/files.ts'
import type { Limits } from '../platform/http/limits.ts'
import { isPictureRefusal, type Picture, type PictureRefusal } from '../platform/pictures/picture.ts'
import type { Pictures } from '../platform/pictures/pictures.ts'
import { findScreenshot, insertScreenshot, insertSimilar } from './screenshots.queries.ts'
import { deleteParts, findUpload, lockUpload, markRefused, readParts } from './uploads.queries.ts'

export type StoreScreenshotDeps = {
  readonly store: Store
  readonly limits: Limits
  readonly files: Files
  readonly pictures: Pictures
}
const NOTHING = new Uint8Array(0)

export type StoreScreenshot = { readonly uploadId: string; readonly personId: string }

/**
 * Turns a complete upload into a screenshot with the same id. Order: re-encode the picture, store the file, then record
 * the screenshot and delete the uploaded parts in one transaction. The original bytes are never served. Failure: if the
 * process dies after storing the file, the purge job finds the file by the upload's row.
 */
export async function storeScreenshot(deps: StoreScreenshotDeps, asked: StoreScreenshot): Promise<void> {
  const { store, limits, files, pictures } = deps
  const { uploadId, personId } = asked
  if (await isKept(store.db, asked)) return
  const upload = await findUpload(store.db, uploadId, personId)
  if (!upload) throw new Refusal('upload_not_found')
  if (upload.refusal) throw new Refusal(upload.refusal)
  if (upload.received < upload.size) throw new Refusal('upload_incomplete')

  await limits.take('refused_picture', personId)
  // Read when it is the picture's turn: pictures that wait use no memory.
  let original: Uint8Array = NOTHING
  const readOriginal = async () => {
    original = await readParts(store.db, uploadId)
    if (original.length < upload.size) throw new Refusal('upload_incomplete')
    return original
  }
  const picture = await pictures.reencode(personId, readOriginal).catch(async (error: unknown) => {
    if (!isRefusedPicture(error)) await limits.giveBack('refused_picture', personId)
    // A concurrent request may have completed it first.
    if (await isKept(store.db, asked)) return undefined
    return refuseForGood(store, asked, error)
  })
  if (!picture) return
  await limits.giveBack('refused_picture', personId)
  // Under the name that the upload's row has had from the start, so that the purge job knows the file if the process
  // dies now.
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
  // Purged while the picture was being re-encoded.
  await files.delete(upload.file)
  throw new Refusal('upload_not_found')
}

async function isKept(db: Db, { uploadId, personId }: StoreScreenshot): Promise<boolean> {
  return (await findScreenshot(db, uploadId))?.personId === personId
}

const isRefusedPicture = (error: unknown): error is Refusal & { readonly code: PictureRefusal } =>
  error instanceof Refusal && isPictureRefusal(error.code)

/** Stores the refusal, so that a hostile picture is not re-encoded again on a retry. */
async function refuseForGood(store: Store, { uploadId, personId }: StoreScreenshot, error: unknown): Promise<Picture> {
  if (isRefusedPicture(error)) {
    const { code } = error
    await transaction(store, async (tx) => {
      if (!(await lockUpload(tx, uploadId, personId))) return
      await markRefused(tx, uploadId, code)
      await deleteParts(tx, uploadId)
    })
  }
  throw error
}
