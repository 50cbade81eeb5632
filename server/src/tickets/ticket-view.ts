import type { ResponseOf } from '@edil/contract/endpoint'
import type { checkTicket, Ticket } from '@edil/contract/tickets'
import { toWire } from '@edil/domain/money'
import { shortName } from '@edil/domain/people'
import type { TicketRow } from './tickets.queries.ts'

/** A ticket as its owner sees it. */
export function ticketView(row: TicketRow): Ticket {
  return {
    ...publicFacts(row),
    key: row.key.toString('hex'),
    prizesSantim: [toWire(row.first_prize), toWire(row.second_prize), toWire(row.third_prize)],
    player: shortName(row.full_name) || (row.username ?? ''),
    paidSantim: toWire(row.amount),
    method: row.method,
    boughtAt: row.issued_at.toISOString(),
    logHead:
      row.log_seq === null || !row.log_hash ? null : { seq: Number(row.log_seq), hash: row.log_hash.toString('hex') },
  }
}

/** A ticket as anyone who has its key may see it: nothing about the person. */
export function publicTicketView(row: TicketRow): ResponseOf<typeof checkTicket> {
  return { ...publicFacts(row), issuedAt: row.issued_at.toISOString() }
}

function publicFacts(row: TicketRow) {
  return {
    number: row.number,
    gameId: row.game_id,
    type: row.type,
    gameStatus: row.game_status,
    numbers: row.numbers,
    drawsAt: row.draws_at.toISOString(),
    drawnAt: row.drawn_at?.toISOString() ?? null,
    drawn: row.drawn,
    isVoid: row.voided_at !== null,
    won: [...row.won],
  }
}
