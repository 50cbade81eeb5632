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
  /** The account number where the prize will be sent. */
  readonly account: string
}

type PayoutTexts = Record<'claimed' | 'paid' | 'failed', (facts: PayoutTextFacts) => LetterWithAction>

/** The Amharic is not yet read by a native speaker: docs/amharic.md. */
export const PAYOUT_TEXTS: Record<Language, PayoutTexts> = {
  en: {
    claimed: ({ game, net, account }) => ({
      subject: `Your prize will be sent to ${account}`,
      before: [`You asked us to send ${net} for your prize in the ${game} game to the account ${account}.`],
      action: 'See my prizes',
      after: [
        'If this was not you, someone else is logged in to your account: name your own account on the page of your prizes, change your password and contact support at once.',
      ],
    }),
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
    claimed: ({ game, net, account }) => ({
      subject: `ሽልማትዎ ወደ ${account} ይላካል`,
      before: [`${game} ጨዋታ፦ የሽልማትዎ ${net} ወደ ሂሳብ ቁጥር ${account} እንዲላክ ጠይቀዋል።`],
      action: 'ሽልማቶችዎን ይመልከቱ',
      after: [
        'ይህን የጠየቁት እርስዎ ካልሆኑ ሌላ ሰው ወደ መለያዎ ገብቷል፦ በሽልማቶችዎ ገጽ ላይ የራስዎን ሂሳብ ይንገሩን፣ የይለፍ ቃልዎን ይቀይሩና ወዲያውኑ የደንበኞች አገልግሎታችንን ያግኙ።',
      ],
    }),
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
