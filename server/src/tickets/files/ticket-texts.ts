import type { Language } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'
import type { PaymentMethod } from '@edil/domain/postings'

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
}

/** The words of the ticket on the screen (web/src/text); a test holds the two together. */
export const TICKET_TEXTS: Record<Language, TicketTexts> = {
  en: {
    label: (number) => `Ticket ${number}`,
    draw: 'Draw',
    firstPrize: '1st prize',
    number: 'Ticket number',
    player: 'Player',
    paid: 'Paid',
    bought: 'Bought',
    key: 'Ticket key',
    log: 'Public log at purchase',
    keyFirst: 'Ticket key as a pattern, first half',
    keySecond: 'Ticket key as a pattern, second half',
    qr: 'QR code of this ticket',
    won: 'won',
  },
  am: {
    label: (number) => `ትኬት ${number}`,
    draw: 'ዕጣ',
    firstPrize: '1ኛ ሽልማት',
    number: 'የትኬት ቁጥር',
    player: 'ተጫዋች',
    paid: 'የተከፈለ',
    bought: 'የተገዛበት ቀን',
    key: 'የትኬት ቁልፍ',
    log: 'ሲገዛ የነበረው ይፋዊ መዝገብ',
    keyFirst: 'የትኬት ቁልፍ በጥለት፣ የመጀመሪያው ግማሽ',
    keySecond: 'የትኬት ቁልፍ በጥለት፣ ሁለተኛው ግማሽ',
    qr: 'የዚህ ትኬት QR ኮድ',
    won: 'አሸንፏል',
  },
}

export const GAME_TITLES: Record<Language, Record<GameType, string>> = {
  en: { midday: 'Midday', daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
  am: { midday: 'የቀትር', daily: 'ዕለታዊ', weekly: 'ሳምንታዊ', monthly: 'ወርሃዊ' },
}

export const METHOD_NAMES: Record<Language, Record<PaymentMethod, string>> = {
  en: { telebirr: 'Telebirr', cbe: 'CBE Birr', bank: 'Mobile banking' },
  am: { telebirr: 'ቴሌብር', cbe: 'ሲቢኢ ብር', bank: 'ሞባይል ባንኪንግ' },
}
