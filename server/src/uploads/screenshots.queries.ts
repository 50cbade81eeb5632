import { SIMILAR_BITS_MAX, SIMILAR_PEOPLE_MAX, similarBands } from '@edil/domain/screenshots'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'

export type ScreenshotRow = { readonly id: string; readonly personId: string; readonly file: string }

export function findScreenshot(db: Db, screenshotId: string): Promise<ScreenshotRow | undefined> {
  return db
    .selectFrom('screenshots')
    .select(['id', 'person_id as personId', 'file'])
    .where('id', '=', screenshotId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** Marks screenshots as erased and returns their files, which the caller deletes. */
export async function eraseScreenshots(tx: Tx, screenshotIds: readonly string[]): Promise<string[]> {
  if (screenshotIds.length === 0) return []
  const rows = await tx.db
    .updateTable('screenshots')
    .set({ erased_at: sql`now()` })
    .where('id', 'in', screenshotIds)
    .where('erased_at', 'is', null)
    .returning('file')
    .execute()
  return rows.map(({ file }) => file)
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

/** Returns false when it exists already. */
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

/** How long after a picture was stored a similar one is still a hint. */
const SIMILAR_WITHIN = '90 days'
/** Honest receipts on one template are similar too: only the nearest are stored. */
const SIMILAR_MAX = 20
const SIMILAR_LOCK = 7_305_442

/**
 * Finds and stores the earlier screenshots that are similar to this one, the nearest first. The lock lets two that are stored
 * at the same time see each other; it is held until the commit, which follows at once.
 */
export async function insertSimilar(tx: Tx, screenshotId: string, perceptualHash: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SIMILAR_LOCK})`.execute(tx.db)
  await sql`
    insert into similar_screenshots (screenshot_id, similar_id, bits_apart)
    select ${screenshotId}, other.id, apart.bits
    from screenshots as other,
         lateral (select bit_count((${perceptualHash}::bigint # other.perceptual_hash)::bit(64)) as bits) as apart
    where other.hash_bands && ${similarBands(perceptualHash)}::integer[] and other.id <> ${screenshotId}
      and other.created_at >= now() - ${SIMILAR_WITHIN}::interval and apart.bits <= ${SIMILAR_BITS_MAX}
    order by apart.bits, other.created_at desc limit ${SIMILAR_MAX}`.execute(tx.db)
}

export type RelatedScreenshot = { readonly id: string; readonly isIdentical: boolean }

/**
 * Screenshots that were made of the same bytes, or are similar to it and to few others, stored before or after it; the newest
 * identical ones first.
 */
export async function findRelated(db: Db, screenshotId: string, countMax = 40): Promise<RelatedScreenshot[]> {
  const { rows } = await sql<RelatedScreenshot>`
    with resembling as (
      select other.id, other.person_id, other.created_at
      from similar_screenshots as pair
      join screenshots as other
        on other.id = case when pair.screenshot_id = ${screenshotId} then pair.similar_id else pair.screenshot_id end
      where pair.screenshot_id = ${screenshotId} or pair.similar_id = ${screenshotId}
    ), others as (
      select count(distinct resembling.person_id) as people from resembling
      where resembling.person_id <> (select person_id from screenshots where id = ${screenshotId})
    )
    select related.id, bool_or(related.is_identical) as "isIdentical"
    from (
      (select other.id, other.created_at, true as is_identical
       from screenshots as one join screenshots as other using (original_sha256)
       where one.id = ${screenshotId} and other.id <> one.id order by other.created_at desc limit ${countMax})
      union all
      select resembling.id, resembling.created_at, false from resembling, others where others.people <= ${SIMILAR_PEOPLE_MAX}
    ) as related
    group by related.id, related.created_at
    order by "isIdentical" desc, related.created_at desc limit ${countMax}`.execute(db)
  return rows
}

/** Deletes old screenshots that are no longer needed and returns their files. */
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
