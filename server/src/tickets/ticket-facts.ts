import { asSantim } from '@edil/domain/money'
import { type Calendar, type Language, shortName } from '@edil/domain/people'
import { GAME_NAMES, METHOD_NAMES } from '@edil/text/names'
import type { TicketFacts } from './files/ticket-facts.ts'
import type { TicketRow } from './tickets.queries.ts'

export type TicketReader = { readonly language: Language; readonly calendar: Calendar }

/** The facts on a ticket's file, for one reader. */
export function ticketFacts(row: TicketRow, { language, calendar }: TicketReader, origin: string): TicketFacts {
  const key = row.key.toString('hex')
  return {
    number: row.number,
    key,
    type: row.type,
    title: GAME_NAMES[language][row.type],
    numbers: row.numbers.map((number) => ({ number, won: row.won.some((won) => won.number === number) })),
    drawsAt: row.drawn_at ?? row.draws_at,
    firstPrizeSantim: asSantim(row.first_prize),
    wonSantim: asSantim(row.won.reduce((sum, { prizeSantim }) => sum + BigInt(prizeSantim), 0n)),
    player: shortName(row.full_name) || (row.username ?? ''),
    paidSantim: asSantim(row.amount),
    method: METHOD_NAMES[language][row.method],
    boughtAt: row.issued_at,
    logHead: row.log_seq === null || !row.log_hash ? undefined : `${row.log_seq}:${row.log_hash.toString('hex')}`,
    language,
    calendar,
    url: `${origin}${language === 'am' ? '/am' : ''}/ticket/${key}`,
  }
}
