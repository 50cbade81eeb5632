import { GAME_STATUSES } from '@edil/domain/games'
import { CALENDARS, LANGUAGES } from '@edil/domain/people'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  boardNumber,
  fileBytes,
  gameId,
  gameType,
  logHead,
  paymentMethod,
  pickedNumbers,
  prizesSantim,
  santim,
  ticketKey,
} from './fields.ts'
import { instant } from './time.ts'

/** A number of the ticket that was drawn. */
const wonNumber = z.object({
  number: z.int(),
  position: z.int().check(z.minimum(1), z.maximum(3)),
  prizeSantim: santim,
})

/** What anyone who has a ticket's key may see: nothing about its owner. */
const publicTicket = z.object({
  number: z.string(),
  gameId,
  type: gameType,
  gameStatus: z.enum(GAME_STATUSES),
  numbers: pickedNumbers,
  drawsAt: instant,
  /** When the draw took place, and the three numbers that it drew; `null` before it. */
  drawnAt: z.nullable(instant),
  drawn: z.nullable(z.array(boardNumber)),
  /** The game was cancelled. */
  isVoid: z.boolean(),
  /** Empty before the draw, and if the ticket did not win. */
  won: z.array(wonNumber),
})

/** A ticket as its owner sees it, with everything that is printed on it. */
export const ticket = z.extend(publicTicket, {
  key: ticketKey,
  prizesSantim,
  /** As printed: the username, or first name and initial. */
  player: z.string(),
  paidSantim: santim,
  method: paymentMethod,
  boughtAt: instant,
  /** The head of the public log when the ticket was issued; `null` on tickets older than the log. */
  logHead: z.nullable(logHead),
})
export type Ticket = z.infer<typeof ticket>

const EXAMPLE_PUBLIC_TICKET: z.infer<typeof publicTicket> = {
  number: 'D-0412-0063',
  gameId: 'daily-412',
  type: 'daily',
  gameStatus: 'active',
  numbers: [7, 42, 93],
  drawsAt: '2026-11-15T15:00:00.000Z',
  drawnAt: null,
  drawn: null,
  isVoid: false,
  won: [],
}

export const EXAMPLE_TICKET: Ticket = {
  ...EXAMPLE_PUBLIC_TICKET,
  key: '05a6453f9b1c2d7e8f00112233445566',
  prizesSantim: [3_500_000, 300_000, 200_000],
  player: 'Selam B.',
  paidSantim: 150_000,
  method: 'telebirr',
  boughtAt: '2026-11-15T12:52:00.000Z',
  logHead: { seq: 9_874, hash: '94c0ee37a8a9c9f4fc0e9b5a5e1cbdc3c0a0c47ae2a2f8d47e1c7c6b1f8a30d5' },
}

export const listMyTickets = endpoint({
  name: 'listMyTickets',
  method: 'GET',
  path: '/api/my/tickets',
  summary: 'The tickets of the caller, newest first',
  tag: 'tickets',
  access: 'person',
  /** `after`: the key of the last ticket of the previous page. */
  query: z.strictObject({ after: z.optional(ticketKey) }),
  response: z.object({ tickets: z.array(ticket), hasMore: z.boolean() }),
  example: { tickets: [EXAMPLE_TICKET], hasMore: false },
  refusals: [],
})

export const showMyTicket = endpoint({
  name: 'showMyTicket',
  method: 'GET',
  path: '/api/my/tickets/:key',
  summary: 'A ticket of the caller',
  tag: 'tickets',
  access: 'person',
  params: z.object({ key: ticketKey }),
  response: ticket,
  example: EXAMPLE_TICKET,
  refusals: ['ticket_not_found'],
})

/** For anyone who has the code: it reveals nothing about the owner. */
export const checkTicket = endpoint({
  name: 'checkTicket',
  method: 'GET',
  path: '/api/tickets/:key',
  summary: 'Whether a ticket is genuine. Reveals nothing about its owner',
  tag: 'tickets',
  access: 'everyone',
  params: z.object({ key: ticketKey }),
  response: z.extend(publicTicket, { issuedAt: instant }),
  example: { ...EXAMPLE_PUBLIC_TICKET, issuedAt: '2026-11-15T12:52:00.000Z' },
  refusals: ['ticket_not_found', 'too_many_attempts'],
})

const file = {
  method: 'GET',
  tag: 'tickets',
  access: 'person',
  params: z.object({ key: ticketKey }),
  query: z.strictObject({
    language: z._default(z.enum(LANGUAGES), 'en'),
    calendar: z._default(z.enum(CALENDARS), 'gregorian'),
  }),
  response: fileBytes,
  refusals: ['ticket_not_found'],
} as const

/** For the owner only: the file contains a name. */
export const downloadTicketPdf = endpoint({
  ...file,
  name: 'downloadTicketPdf',
  path: '/api/my/tickets/:key/ticket.pdf',
  summary: 'A ticket of the caller, as a file to save or print',
  responseMediaType: 'application/pdf',
  example: Uint8Array.of(0x25, 0x50, 0x44, 0x46),
})

export const downloadTicketPng = endpoint({
  ...file,
  name: 'downloadTicketPng',
  path: '/api/my/tickets/:key/ticket.png',
  summary: 'A ticket of the caller, as a picture to share',
  responseMediaType: 'image/png',
  example: Uint8Array.of(0x89, 0x50, 0x4e, 0x47),
})
