import { randomBytes, randomUUID } from 'node:crypto'
import { ticketBinding } from '@edil/domain/draw/ticket-binding'
import type { GameType } from '@edil/domain/plans'
import { sql } from 'kysely'
import type { RecordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../platform/database/transaction.ts'

const LETTERS: Record<GameType, string> = { midday: 'M', daily: 'D', weekly: 'W', monthly: 'MO' }
const DIGITS = 4

export type IssuedTicket = { readonly id: string; readonly number: string; readonly binding: string }

/**
 * Issues the ticket of a payment with the game's next ticket number. The caller holds the lock on the game's row, and records
 * `ticketIssued` at the end of its transaction: recorded here, the entry would lock the log while the other writes are made.
 */
export async function issueTicket(
  tx: Tx,
  payment: { readonly id: string; readonly person_id: string },
  game: { readonly id: string; readonly type: GameType; readonly sequence: number },
  numbers: readonly number[],
): Promise<IssuedTicket> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tickets where game_id = ${game.id}`.execute(tx.db)
  const next = (rows[0]?.count ?? 0) + 1
  const number = [LETTERS[game.type], padded(game.sequence), padded(next)].join('-')
  const id = randomUUID()
  const key = randomBytes(16)
  const ascending = [...numbers].sort((a, b) => a - b)
  await tx.db
    .insertInto('tickets')
    .values({
      id,
      number,
      key,
      game_id: game.id,
      person_id: payment.person_id,
      payment_id: payment.id,
      numbers: ascending,
    })
    .execute()
  const binding = ticketBinding({
    gameId: game.id,
    key: key.toString('hex'),
    personId: payment.person_id,
    numbers: ascending,
    paymentId: payment.id,
  })
  return { id, number, binding }
}

/** The audit entry that binds a ticket to its person, numbers and payment. `npm run audit -- verify` compares it with the tables. */
export function ticketIssued(actor: string, { id, binding }: IssuedTicket): RecordAudit {
  return { actor, action: 'ticket_issued', subject: id, details: { binding } }
}

function padded(value: number): string {
  return String(value).padStart(DIGITS, '0')
}
