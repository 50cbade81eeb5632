import { etb } from '@edil/domain/money'
import type { TicketFacts } from '../src/tickets/files/ticket-facts.ts'

/** The ticket of the look: three numbers of a daily game. */
export function exampleTicket(changes: Partial<TicketFacts>): TicketFacts {
  const key = changes.key ?? '05a6453f1b79c2d8e4f0a1b2c3d4e5f6'
  const isAmharic = changes.language === 'am'
  return {
    number: 'D-0412-0063',
    type: 'daily',
    title: isAmharic ? 'ዕለታዊ' : 'Daily',
    numbers: [7, 42, 93].map((number) => ({ number, won: false })),
    drawsAt: new Date('2026-08-31T18:00:00+03:00'),
    firstPrizeSantim: etb(35_000),
    wonSantim: etb(0),
    player: 'Selam B.',
    paidSantim: etb(1_500),
    logHead: '9874:94c0ee37a8a9c9f4fc0e9b5a5e1cbdc3c0a0c47ae2a2f8d47e1c7c6b1f8a30d5',
    method: isAmharic ? 'ቴሌብር' : 'Telebirr',
    boughtAt: new Date('2026-08-31T15:52:00+03:00'),
    language: 'en',
    calendar: 'gregorian',
    url: `https://edil.example/ticket/${key}`,
    ...changes,
    key,
  }
}
