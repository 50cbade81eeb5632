import type { Db } from '../platform/database/db.ts'
import { renderTicketPng } from '../tickets/files/render-ticket-png.ts'
import { ticketFacts } from '../tickets/ticket-facts.ts'
import { findTicket } from '../tickets/tickets.queries.ts'
import { findTicketKey } from './bot-facts.queries.ts'
import { findLinkedPerson } from './telegram-accounts.queries.ts'

export type TicketPicture = { readonly ticketId: string; readonly chat: bigint; readonly origin: string }

/** The file that the site offers. `undefined` when the chat is not, or no longer, that of the owner. */
export async function renderTicketPicture(
  db: Db,
  { ticketId, chat, origin }: TicketPicture,
): Promise<{ readonly png: Buffer; readonly name: string } | undefined> {
  const person = await findLinkedPerson(db, chat)
  const key = await findTicketKey(db, ticketId)
  const ticket = key && (await findTicket(db, key))
  if (!person || !ticket || ticket.person_id !== person.personId || ticket.voided_at) return undefined
  return { png: await renderTicketPng(ticketFacts(ticket, person, origin)), name: `edil-${ticket.number}.png` }
}
