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
      'Open the page of your prizes and tell us where to send it.',
    ],
    action: 'Claim my prize',
    after: ['We never ask for your password, a code or a payment before a payout.'],
  }),
  am: ({ game, place, amount, number, ticketNumber }) => ({
    subject: `ቁጥርዎ ${number} አሸንፏል፦ ${amount}`,
    before: [
      `${game} ጨዋታ፦ በትኬት ${ticketNumber} ላይ ያለው ቁጥርዎ ${number} የ${place} ሽልማት አሸናፊ ሆኗል። ከግብር በፊት መጠኑ ${amount} ነው።`,
      'የሽልማቶችዎን ገጽ ይክፈቱና ገንዘቡ የት እንደሚላክ ይንገሩን።',
    ],
    action: 'ሽልማቴን ልቀበል',
    after: ['ሽልማቱን ለመቀበል ማንም የይለፍ ቃልዎን፣ ኮድ ወይም ክፍያ ሊጠይቅዎ አይገባም። የሚጠይቅ ካለ አጭበርባሪ ነው።'],
  }),
}

export type PayoutTextFacts = {
  readonly game: string
  /** Before tax. */
  readonly prize: string
  readonly tax: string
  readonly net: string
  /** Of the transfers. */
  readonly references: string
}

type PayoutTexts = Record<'paid' | 'failed', (facts: PayoutTextFacts) => LetterWithAction>

/** The Amharic is not yet read by a native speaker: docs/amharic.md. */
export const PAYOUT_TEXTS: Record<Language, PayoutTexts> = {
  en: {
    paid: ({ game, prize, tax, net, references }) => ({
      subject: `Prize paid: ${net}`,
      before: [
        `We sent you ${net} for your prize in the ${game} game. Transaction number: ${references}.`,
        `Prize: ${prize}. Tax withheld: ${tax}.`,
      ],
      action: 'See my prizes',
      after: ['If the money has not arrived, contact support and name the transaction number.'],
    }),
    failed: ({ game, net }) => ({
      subject: 'We could not send your prize',
      before: [
        `We could not send ${net} for your prize in the ${game} game to the account you named. The prize is still yours.`,
        'Please check the account, or name another one.',
      ],
      action: 'Check the account',
      after: [],
    }),
  },
  am: {
    paid: ({ game, prize, tax, net, references }) => ({
      subject: `ሽልማትዎ ተከፍሏል፦ ${net}`,
      before: [`${game} ጨዋታ፦ የሽልማትዎን ${net} ልከንልዎታል። የግብይት ቁጥር፦ ${references}።`, `ሽልማት፦ ${prize}። የተቀነሰ ግብር፦ ${tax}።`],
      action: 'ሽልማቶችዎን ይመልከቱ',
      after: ['ገንዘቡ ካልደረሰዎ የግብይት ቁጥሩን ይዘው የደንበኞች አገልግሎታችንን ያግኙ።'],
    }),
    failed: ({ game, net }) => ({
      subject: 'ሽልማትዎን መላክ አልተቻለም',
      before: [
        `${game} ጨዋታ፦ የሽልማትዎን ${net} በነገሩን ሂሳብ መላክ አልቻልንም። ሽልማቱ አሁንም የእርስዎ ነው።`,
        'እባክዎ ሂሳቡን ያረጋግጡ፣ ወይም ሌላ ሂሳብ ይንገሩን።',
      ],
      action: 'ሂሳቡን ያረጋግጡ',
      after: [],
    }),
  },
}
