import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'

type PaymentRow = Pick<Selectable<Tables['payments']>, 'id' | 'game_id' | 'person_id' | 'numbers'>

/** Attaches the player's numbers to the payment, and returns those that are attached. */
export async function payNumbers(tx: Tx, payment: PaymentRow, asked: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ kept: number[] }>`
    select assign_numbers_to_payment(${payment.id}, ${payment.game_id}, ${payment.person_id}, ${asked}::smallint[]) as kept`.execute(
    tx.db,
  )
  return rows[0]?.kept ?? []
}

export async function approveNumbers(tx: Tx, payment: PaymentRow, ticketId: string): Promise<void> {
  await sql`select approve_numbers(${payment.id}, ${ticketId}, ${payment.game_id})`.execute(tx.db)
}

export async function takeNumbers(
  tx: Tx,
  payment: PaymentRow,
  { ticketId, gameId, numbers }: { ticketId: string; gameId: string; numbers: readonly number[] },
): Promise<void> {
  await sql`select assign_numbers_to_ticket(${payment.id}, ${ticketId}, ${gameId}, ${payment.person_id}, ${numbers}::smallint[])`.execute(
    tx.db,
  )
}

/** Releases the payment's numbers, or holds them again for `holdMinutes`. */
export async function releaseNumbers(tx: Tx, payment: PaymentRow, holdMinutes = 0): Promise<void> {
  await sql`select release_payment_numbers(${payment.id}, ${payment.game_id}, ${holdMinutes})`.execute(tx.db)
}

/** Frees the numbers of a ticket that is withdrawn. */
export async function withdrawNumbers(tx: Tx, ticketId: string, gameId: string): Promise<void> {
  await sql`select withdraw_numbers(${ticketId}, ${gameId})`.execute(tx.db)
}

/** When the new hold on a rejected payment's numbers ends. */
export async function findHeldUntil(tx: Tx, payment: PaymentRow): Promise<Date | null> {
  const { rows } = await sql<{ heldUntil: Date | null }>`
    select min(held_until) as "heldUntil" from numbers
    where game_id = ${payment.game_id} and person_id = ${payment.person_id} and status = 'held'
      and number = any (${payment.numbers}::smallint[])`.execute(tx.db)
  return rows[0]?.heldUntil ?? null
}

/** The free numbers of a board in random order, including those whose hold has ended. */
export async function listFreeNumbers(db: Db, gameId: string, personId: string): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select n as number from generate_series(1, 100) as n
    where not exists (
      select 1 from numbers where game_id = ${gameId} and number = n
        and not (status = 'held' and (held_until <= clock_timestamp() or person_id = ${personId})))
    order by random()`.execute(db)
  return rows.map(({ number }) => number)
}

/** Whether all numbers are approved and the plan draws as soon as the board is full. */
export async function shouldDrawImmediately(tx: Tx, gameId: string): Promise<boolean> {
  const { rows } = await sql<{ isFull: boolean }>`
    select draws_when_full and numbers_approved = 100 as "isFull" from games where id = ${gameId}`.execute(tx.db)
  return rows[0]?.isFull ?? false
}
