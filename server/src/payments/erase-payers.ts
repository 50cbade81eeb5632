import { type RawBuilder, sql } from 'kysely'
import { enqueue } from '../jobs/enqueue.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { eraseRefundPhones } from '../refunds/refunds.queries.ts'
import { eraseScreenshots } from '../uploads/screenshots.queries.ts'

/** How long payer names, notes and screenshots are stored after a payment is settled. */
const STORED_FOR = '90 days'

/**
 * Erases the payers of payments that were settled 90 days ago: decided, the game of its ticket ended, every refund paid. A
 * payment with a selection or a prize is not settled.
 */
export function eraseSettledPayers(tx: Tx, rowsMax: number): Promise<number> {
  const before = sql`now() - ${STORED_FOR}::interval`
  const isSettled = sql<boolean>`
    payments.decided_at < ${before} and payments.outcome is distinct from 'selection'
    and (payments.outcome is distinct from 'ticket' or games.closed_at < ${before} and games.status in ('completed', 'cancelled'))
    and not exists (select 1 from refunds where payment_id = payments.id and (paid_at is null or paid_at >= ${before}))
    and not exists (select 1 from tickets join prizes on prizes.ticket_id = tickets.id where tickets.payment_id = payments.id)`
  return erasePayers(tx, isSettled, rowsMax)
}

/** Erases the payers of all decided payments of a closed account, whose last obligation has ended. */
export function erasePayersOf(tx: Tx, personId: string, rowsMax: number): Promise<number> {
  return erasePayers(tx, sql<boolean>`payments.person_id = ${personId}`, rowsMax)
}

/** Amounts, references and hashes stay for the books and against duplicates. The files are deleted after the commit. */
async function erasePayers(tx: Tx, condition: RawBuilder<boolean>, rowsMax: number): Promise<number> {
  const { rows } = await sql<{ id: string; screenshotId: string }>`
    update payments set account_name = '', note = null, override_note = null, payer_erased_at = now()
    where id in (
      select payments.id from payments join games on games.id = payments.game_id
      where payments.status <> 'pending' and payments.payer_erased_at is null and ${condition}
      order by payments.decided_at limit ${rowsMax})
    returning id, screenshot_id as "screenshotId"`.execute(tx.db)
  await eraseRefundPhones(
    tx,
    rows.map(({ id }) => id),
  )
  const screenshotIds = rows.map(({ screenshotId }) => screenshotId)
  for (const file of await eraseScreenshots(tx, screenshotIds)) await enqueue(tx, 'purge-file', { file })
  return rows.length
}
