import type { Withdrawal } from '@edil/contract/withdrawals'
import { toWire } from '@edil/domain/money'
import type { GameType } from '@edil/domain/plans'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'

export type WithdrawalRow = Selectable<Tables['ticket_withdrawals']>

export type TicketOfPayment = {
  readonly id: string
  readonly number: string
  readonly person_id: string
}

export function findTicketOfPayment(db: Db, paymentId: string): Promise<TicketOfPayment | undefined> {
  return db
    .selectFrom('tickets')
    .select(['id', 'number', 'person_id'])
    .where('payment_id', '=', paymentId)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
}

export type NewWithdrawal = {
  readonly ticket: TicketOfPayment
  readonly paymentId: string
  readonly reason: string
  readonly operatorId: string
}

/** Returns undefined when one waits already: the unique key decides. */
export async function insertWithdrawal(
  tx: Tx,
  { ticket, paymentId, reason, operatorId }: NewWithdrawal,
): Promise<string | undefined> {
  const row = await tx.db
    .insertInto('ticket_withdrawals')
    .values({
      ticket_id: ticket.id,
      payment_id: paymentId,
      person_id: ticket.person_id,
      reason,
      requested_by: operatorId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export function findWithdrawal(db: Db, withdrawalId: string): Promise<WithdrawalRow | undefined> {
  return db.selectFrom('ticket_withdrawals').selectAll().where('id', '=', withdrawalId).executeTakeFirst()
}

/** Only while it waits. */
export function lockWaiting(tx: Tx, withdrawalId: string): Promise<WithdrawalRow | undefined> {
  return tx.db
    .selectFrom('ticket_withdrawals')
    .selectAll()
    .where('id', '=', withdrawalId)
    .where('decided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function markDecided(
  tx: Tx,
  withdrawalId: string,
  operatorId: string,
  isConfirmed: boolean,
): Promise<void> {
  await tx.db
    .updateTable('ticket_withdrawals')
    .set({ decided_at: sql`clock_timestamp()`, decided_by: operatorId, is_confirmed: isConfirmed })
    .where('id', '=', withdrawalId)
    .execute()
}

type WaitingRow = Omit<Withdrawal, 'closesAt' | 'requestedAt' | 'requestedBy' | 'amountSantim'> & {
  readonly type: GameType
  readonly closesAt: Date
  readonly requestedAt: Date
  readonly requestedById: string
  readonly requestedByName: string
  readonly amount: bigint
}

/** Those whose game is still open. */
export async function listWaiting(db: Db): Promise<Withdrawal[]> {
  const { rows } = await sql<WaitingRow>`
    select ticket_withdrawals.id, ticket_withdrawals.payment_id as "paymentId", tickets.number as "ticketNumber",
           games.id as "gameId", games.type, games.closes_at as "closesAt",
           coalesce(people.username, people.full_name) as username, tickets.numbers, payments.amount,
           ticket_withdrawals.reason, requested_at as "requestedAt", requested_by as "requestedById",
           coalesce(requester.username, requester.full_name) as "requestedByName"
    from ticket_withdrawals join tickets on tickets.id = ticket_id join games on games.id = tickets.game_id
    join payments on payments.id = ticket_withdrawals.payment_id join people on people.id = ticket_withdrawals.person_id
    join people as requester on requester.id = requested_by
    where ticket_withdrawals.decided_at is null and games.status in ('active', 'full')
    order by games.closes_at, requested_at limit 100`.execute(db)
  return rows.map(({ closesAt, requestedAt, requestedById, requestedByName, amount, ...row }) => ({
    ...row,
    amountSantim: toWire(amount),
    closesAt: closesAt.toISOString(),
    requestedAt: requestedAt.toISOString(),
    requestedBy: { id: requestedById, username: requestedByName },
  }))
}
