import type { Language } from '@edil/domain/people'
import { play as playAm } from './am/play.ts'
import { player as playerAm } from './am/player.ts'
import { tickets as ticketsAm } from './am/tickets.ts'
import type { TranslationOf } from './catalogue.ts'
import { play as playEn } from './en/play.ts'
import { player as playerEn } from './en/player.ts'
import { tickets as ticketsEn } from './en/tickets.ts'
import { fill } from './fill.ts'

export type TicketTexts = {
  readonly label: (number: string) => string
  readonly draw: string
  readonly firstPrize: string
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
  en: { ...textsOf(playEn, playerEn, ticketsEn), won: 'won' },
  am: { ...textsOf(playAm, playerAm, ticketsAm), won: 'አሸንፏል' },
}

function textsOf(
  play: TranslationOf<typeof playEn>,
  player: TranslationOf<typeof playerEn>,
  tickets: TranslationOf<typeof ticketsEn>,
): Omit<TicketTexts, 'won'> {
  return {
    label: (number) => fill(play['ticket.label'], { number }),
    draw: player['ticket.draw'],
    firstPrize: player['game.prize.first'],
    number: play['ticket.number'],
    player: play['ticket.player'],
    paid: play['ticket.paid'],
    bought: play['ticket.bought'],
    key: tickets['check.key'],
    log: tickets['tickets.log'],
    keyFirst: play['ticket.keyFirst'],
    keySecond: play['ticket.keySecond'],
    qr: play['ticket.qr'],
    labelled: (label, value) => fill(player['label.value'], { label, value }),
  }
}
