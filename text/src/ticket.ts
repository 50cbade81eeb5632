import type { Language } from '@edil/domain/people'
import { player as playerAm } from './am/player.ts'
import { tickets as ticketsAm } from './am/tickets.ts'
import type { TranslationOf } from './catalogue.ts'
import { player as playerEn } from './en/player.ts'
import { tickets as ticketsEn } from './en/tickets.ts'
import { fill } from './fill.ts'

export type TicketTexts = {
  readonly label: (number: string) => string
  readonly draw: string
  readonly firstPrize: string
  readonly wonPrize: string
  readonly number: string
  readonly player: string
  readonly paid: string
  readonly bought: string
  readonly key: string
  readonly log: string
  readonly keyFirst: string
  readonly keySecond: string
  readonly qr: string
  readonly won: string
  readonly labelled: (label: string, value: string) => string
}

/** The words of a ticket as a file: those of the ticket on the screen. */
export const TICKET_TEXTS: Record<Language, TicketTexts> = {
  en: { ...textsOf(playerEn, ticketsEn), won: 'won' },
  am: { ...textsOf(playerAm, ticketsAm), won: 'አሸንፏል' },
}

function textsOf(
  player: TranslationOf<typeof playerEn>,
  tickets: TranslationOf<typeof ticketsEn>,
): Omit<TicketTexts, 'won'> {
  return {
    label: (number) => fill(tickets['ticket.label'], { number }),
    draw: player['ticket.draw'],
    firstPrize: player['game.prize.first'],
    wonPrize: tickets['tickets.state.won'],
    number: tickets['ticket.number'],
    player: tickets['ticket.player'],
    paid: tickets['ticket.paid'],
    bought: tickets['ticket.bought'],
    key: tickets['check.key'],
    log: tickets['tickets.log'],
    keyFirst: tickets['ticket.keyFirst'],
    keySecond: tickets['ticket.keySecond'],
    qr: tickets['ticket.qr'],
    labelled: (label, value) => fill(player['label.value'], { label, value }),
  }
}
