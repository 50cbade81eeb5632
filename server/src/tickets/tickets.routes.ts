import { checkTicket, downloadTicketPdf, downloadTicketPng, listMyTickets, showMyTicket } from '@edil/contract/tickets'
import type { Calendar, Language } from '@edil/domain/people'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../platform/database/db.ts'
import type { Limits } from '../platform/http/limits.ts'
import { mount } from '../platform/http/mount.ts'
import { renderTicketPdf } from './files/render-ticket-pdf.ts'
import { renderTicketPng } from './files/render-ticket-png.ts'
import type { TicketFacts } from './files/ticket-facts.ts'
import { ticketFacts } from './ticket-facts.ts'
import { publicTicketView, ticketView } from './ticket-view.ts'
import { findTicket, listTicketsOf, type TicketRow } from './tickets.queries.ts'

export type TicketsDeps = {
  readonly db: Db
  readonly limits: Limits
  /** The address in the QR code. */
  readonly origin: string
}

export function ticketsRoutes(app: FastifyInstance, { db, limits, origin }: TicketsDeps): void {
  mount(app, listMyTickets, async ({ caller, query }) => {
    const { rows, hasMore } = await listTicketsOf(db, caller.personId, query.after)
    return { tickets: rows.map(ticketView), hasMore }
  })

  mount(app, showMyTicket, async ({ params: { key }, caller }) => ticketView(await findOwn(key, caller.personId)))

  mount(app, checkTicket, async ({ params: { key }, request }) => {
    await limits.take('ticket_check', request.ip)
    const ticket = await findTicket(db, key)
    if (!ticket) throw new Refusal('ticket_not_found')
    return publicTicketView(ticket)
  })

  /** Another player's ticket is answered as not found. */
  async function findOwn(key: string, personId: string): Promise<TicketRow> {
    const ticket = await findTicket(db, key)
    if (!ticket || ticket.person_id !== personId) throw new Refusal('ticket_not_found')
    return ticket
  }

  type TicketFile = { personId: string; key: string; language: Language; calendar: Calendar }

  async function renderFile(render: (facts: TicketFacts) => Promise<Buffer>, { personId, key, ...reader }: TicketFile) {
    await limits.take('ticket_file', personId)
    const ticket = await findOwn(key, personId)
    return { bytes: await render(ticketFacts(ticket, reader, origin)), name: ticket.number }
  }

  mount(app, downloadTicketPdf, async ({ params, query, caller: { personId }, reply }) => {
    const { bytes, name } = await renderFile(renderTicketPdf, { personId, ...params, ...query })
    asFile(reply, 'application/pdf', `edil-${name}.pdf`)
    return bytes
  })

  mount(app, downloadTicketPng, async ({ params, query, caller: { personId }, reply }) => {
    const { bytes, name } = await renderFile(renderTicketPng, { personId, ...params, ...query })
    asFile(reply, 'image/png', `edil-${name}.png`)
    return bytes
  })
}

function asFile(reply: FastifyReply, type: string, name: string): void {
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`)
}
