import { LIKE_BITS_MAX } from '@edil/domain/screenshots'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Tx } from '../platform/transaction.ts'

export type ScreenshotRow = { readonly id: string; readonly personId: string; readonly file: string }

export function findScreenshot(db: Db, screenshotId: string): Promise<ScreenshotRow | undefined> {
  return db
    .selectFrom('screenshots')
    .select(['id', 'person_id as personId', 'file'])
    .where('id', '=', screenshotId)
    .executeTakeFirst()
}

export type NewScreenshot = {
  readonly id: string
  readonly personId: string
  readonly file: string
  readonly originalSha256: Buffer
  readonly perceptualHash: bigint
  readonly width: number
  readonly height: number
  readonly bytes: number
}

/** False when it was there already. */
export async function insertScreenshot(tx: Tx, screenshot: NewScreenshot): Promise<boolean> {
  const { id, personId, file, originalSha256, perceptualHash, width, height, bytes } = screenshot
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('screenshots')
    .values({
      id,
      person_id: personId,
      file,
      original_sha256: originalSha256,
      perceptual_hash: perceptualHash,
      width,
      height,
      bytes,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export type Resembling = { readonly id: string; readonly personId: string; readonly createdAt: Date }

/** Other screenshots that were made of the very same bytes, by whomever; the newest first. */
export function findSameBytes(db: Db, screenshotId: string, countMax = 20): Promise<Resembling[]> {
  return db
    .selectFrom('screenshots as one')
    .innerJoin('screenshots as other', 'other.original_sha256', 'one.original_sha256')
    .select(['other.id', 'other.person_id as personId', 'other.created_at as createdAt'])
    .where('one.id', '=', screenshotId)
    .whereRef('other.id', '<>', 'one.id')
    .orderBy('other.created_at', 'desc')
    .limit(countMax)
    .execute()
}

export type SimilarScreenshot = Resembling & { readonly bitsApart: number }

/**
 * Other screenshots since then that look alike, the nearest first. A hint: honest receipts on one template look alike too.
 * No index knows what is near, so each one since then is looked at (a million take a second on a busy machine): say since when.
 */
export async function findSimilarScreenshots(
  db: Db,
  screenshotId: string,
  since: Date,
  countMax = 20,
): Promise<SimilarScreenshot[]> {
  const { rows } = await sql<SimilarScreenshot>`
    select other.id, other.person_id as "personId", other.created_at as "createdAt", apart.bits::integer as "bitsApart"
    from screenshots as one
    join screenshots as other on other.id <> one.id and other.created_at >= ${since},
         lateral (select bit_count((one.perceptual_hash # other.perceptual_hash)::bit(64)) as bits) as apart
    where one.id = ${screenshotId} and apart.bits <= ${LIKE_BITS_MAX}
    order by apart.bits, other.created_at desc
    limit ${countMax}`.execute(db)
  return rows
}

/** Screenshots older than that, but for those that somebody still needs; returns their files, which are then nobody's. */
export async function deleteScreenshots(
  tx: Tx,
  { kept, isNeeded, countMax }: { kept: string; isNeeded: Expression<SqlBool>; countMax: number },
): Promise<string[]> {
  const rows = await tx.db
    .deleteFrom('screenshots')
    .where('id', 'in', (query) =>
      query
        .selectFrom('screenshots')
        .select('id')
        .where('created_at', '<', sql<Date>`now() - ${kept}::interval`)
        .where((where) => where.not(isNeeded))
        .limit(countMax),
    )
    .returning('file')
    .execute()
  return rows.map(({ file }) => file)
}
