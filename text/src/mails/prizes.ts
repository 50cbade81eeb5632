import type { Language } from '@edil/domain/people'
import type { LetterWithAction } from './frame.ts'

export type PrizeFacts = {
  readonly game: string
  readonly place: string
  readonly amount: string
  readonly number: number
  readonly ticketNumber: string
}

/** The Amharic is not yet read by a native speaker: docs/amharic.md. */
export const PRIZE_TEXTS: Record<Language, (facts: PrizeFacts) => LetterWithAction> = {
  en: ({ game, place, amount, number, ticketNumber }) => ({
    subject: `Your number ${number} won ${amount}`,
    before: [
      `Your number ${number} on ticket ${ticketNumber} won the ${place} prize in the ${game} game: ${amount} before tax.`,
      'We will contact you about the payout. Keep the phone number of your account up to date.',
    ],
    action: 'Check this draw',
    after: ['We never ask for your password, a code or a payment before a payout.'],
  }),
  am: ({ game, place, amount, number, ticketNumber }) => ({
    subject: `ቁጥርዎ ${number} አሸንፏል፦ ${amount}`,
    before: [
      `${game} ጨዋታ፦ በትኬት ${ticketNumber} ላይ ያለው ቁጥርዎ ${number} የ${place} ሽልማት አሸናፊ ሆኗል። ከግብር በፊት መጠኑ ${amount} ነው።`,
      'ስለ ሽልማቱ ክፍያ እናነጋግርዎታለን። በመለያዎ ላይ ያለው ስልክ ቁጥር ትክክለኛ መሆኑን ያረጋግጡ።',
    ],
    action: 'ይህን ዕጣ ያረጋግጡ',
    after: ['ሽልማቱን ለመቀበል ማንም የይለፍ ቃልዎን፣ ኮድ ወይም ክፍያ ሊጠይቅዎ አይገባም። የሚጠይቅ ካለ አጭበርባሪ ነው።'],
  }),
}
