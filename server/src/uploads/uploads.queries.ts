import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { PictureRefusal } from '../platform/pictures/picture.ts'

export type UploadRow = {
  readonly id: string
  readonly size: number
  readonly received: number
  readonly file: string
  readonly refusal: PictureRefusal | null
}

const COLUMNS = ['id', 'size', 'received', 'file', 'refusal'] as const

/** Another person's upload is not found. */
export function findUpload(db: Db, uploadId: string, personId: string): Promise<UploadRow | undefined> {
  return db
    .selectFrom('uploads')
    .select(COLUMNS)
    .where('id', '=', uploadId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

export function lockUpload(tx: Tx, uploadId: string, personId: string): Promise<UploadRow | undefined> {
  return tx.db
    .selectFrom('uploads')
    .select(COLUMNS)
    .where('id', '=', uploadId)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
}

export type NewUpload = {
  readonly id: string
  readonly personId: string
  readonly size: number
  readonly file: string
}

export async function insertUpload(tx: Tx, { id, personId, size, file }: NewUpload): Promise<void> {
  await tx.db.insertInto('uploads').values({ id, person_id: personId, size, file }).execute()
}

/** Keeps the newest unfinished uploads of a person, deletes the others and returns their files. */
export async function deleteOldestUnfinished(tx: Tx, personId: string, countKept: number): Promise<string[]> {
  const rows = await tx.db
    .deleteFrom('uploads')
    .where('id', 'in', (query) =>
      query
        .selectFrom('uploads')
        .select('id')
        .where('person_id', '=', personId)
        .where('refusal', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('screenshots').select('id').whereRef('screenshots.id', '=', 'uploads.id'))),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(countKept)
        // In a fixed order, so that two concurrent starts cannot deadlock.
        .forUpdate('uploads')
        .skipLocked(),
    )
    .returning('file')
    .execute()
  return rows.map(({ file }) => file)
}

export async function insertPart(tx: Tx, uploadId: string, offset: number, bytes: Buffer): Promise<void> {
  await tx.db.insertInto('upload_parts').values({ upload_id: uploadId, byte_offset: offset, bytes }).execute()
  await tx.db
    .updateTable('uploads')
    .set({ received: offset + bytes.length })
    .where('id', '=', uploadId)
    .execute()
}

/** The uploaded bytes in one piece. */
export async function readParts(db: Db, uploadId: string): Promise<Buffer> {
  const rows = await db
    .selectFrom('upload_parts')
    .select('bytes')
    .where('upload_id', '=', uploadId)
    .orderBy('byte_offset')
    .execute()
  return Buffer.concat(rows.map(({ bytes }) => bytes))
}

export async function deleteParts(tx: Tx, uploadId: string): Promise<void> {
  await tx.db.deleteFrom('upload_parts').where('upload_id', '=', uploadId).execute()
}

export async function markRefused(tx: Tx, uploadId: string, refusal: PictureRefusal): Promise<void> {
  await tx.db.updateTable('uploads').set({ refusal }).where('id', '=', uploadId).execute()
}

/** Deletes old uploads with their parts, and returns the files of those without a screenshot. */
export async function deleteOldUploads(tx: Tx, kept: string, countMax: number): Promise<DeletedUploads> {
  const { rows } = await sql<{ file: string; isScreenshot: boolean }>`
    delete from uploads
    where id in (select id from uploads where created_at < now() - ${kept}::interval limit ${countMax}
                 for update skip locked)
    returning file, exists (select 1 from screenshots where screenshots.id = uploads.id) as "isScreenshot"`.execute(
    tx.db,
  )
  return { count: rows.length, files: rows.filter(({ isScreenshot }) => !isScreenshot).map(({ file }) => file) }
}

export type DeletedUploads = { readonly count: number; readonly files: readonly string[] }
