import { isTicketKey } from '@edil/domain/draw/manifest'
import { type BoundTicket, ticketBinding } from '@edil/domain/draw/ticket-binding'
import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import { sql } from 'kysely'
import { type CheckedRows, checkRows } from '../platform/database/check-rows.ts'
import type { Db } from '../platform/database/db.ts'

/** A ticket and the audit entry that issues it. Either side is null when it is missing. */
type IssuedTicketRow = {
  readonly id: string | null
  readonly number: string
  readonly gameId: string
  readonly key: string
  readonly personId: string
  readonly paymentId: string
  readonly numbers: readonly number[]
  readonly seq: bigint | null
  readonly subject: string | null
  readonly binding: string | null
  /** 2 for a second entry of the same ticket. */
  readonly nth: bigint | null
}

/**
 * Compares every ticket with the audit entry that issued it, and names each ticket that was changed, inserted or deleted later. As
 * the owner of the tables, for `npm run audit -- verify`.
 *
 * Each ticket is matched with one entry: with a copy on either side, one of the two has no match. Columns that cannot be null are read
 * as if they could, because a superuser can drop constraints.
 */
export function checkTickets(db: Db): Promise<CheckedRows> {
  const rows = sql<IssuedTicketRow>`
    select tickets.id, coalesce(number, '') as number, coalesce(game_id, '') as "gameId",
           coalesce(encode(key, 'hex'), '') as key, coalesce(person_id::text, '') as "personId",
           coalesce(payment_id::text, '') as "paymentId", coalesce(numbers, '{}') as numbers,
           seq, subject, binding, entries.nth
    from (select *, row_number() over (partition by id) as nth from tickets) as tickets
    full join (
      select seq, subject, details->>'binding' as binding, row_number() over (partition by subject order by seq) as nth
      from audit_log where action = 'ticket_issued'
    ) as entries on entries.subject = tickets.id::text and entries.nth = tickets.nth
    order by game_id, number, seq`
  return checkRows(db, rows, findFault)
}

function findFault({ id, number, seq, subject, binding, nth, ...bound }: IssuedTicketRow): string | undefined {
  const ticket = `game ${bound.gameId}: ticket ${number}`
  if (id === null) {
    const what = nth === 1n ? `the ticket ${subject} is missing` : `a second entry of ticket ${subject}`
    return `entry ${seq} of the log: ${what}`
  }
  if (seq === null) return `${ticket}: no entry of the log issues it`
  if (isPossible(bound) && ticketBinding(bound) === binding) return undefined
  return `${ticket}: its game, key, person, numbers or payment is not what entry ${seq} of the log says`
}

/** A binding has one byte for a number, so that 263 would be bound as 7. */
function isPossible({ key, numbers }: BoundTicket): boolean {
  return isTicketKey(key) && numbers.every((number) => number >= 1 && number <= NUMBERS_PER_GAME)
}
