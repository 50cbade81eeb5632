import { asSantim, formatMoney } from '@edil/domain/money'
import type { Language } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'
import type { LetterWithAction } from '../../mails/frame-texts.ts'
import { type RenderedMail, renderLetter } from '../../mails/letter.ts'

export type PrizeMailFacts = {
  readonly language: Language
  readonly name: string
  readonly url: string
  readonly type: GameType
  readonly position: number
  readonly number: number
  readonly amount: bigint
  readonly ticketNumber: string
}

/** The mail to a winner: what the number won, what happens next, and where anyone can check the draw. */
export function prizeMail(facts: PrizeMailFacts): Promise<RenderedMail> {
  const { language, name, url, amount, position, type } = facts
  const texts = TEXTS[language]
  const letter = texts.letter({
    game: texts.games[type],
    place: texts.places[position - 1] ?? '',
    amount: formatMoney(asSantim(amount), language),
    number: facts.number,
    ticketNumber: facts.ticketNumber,
  })
  return renderLetter({ ...letter, language, name, action: { label: letter.action, url } })
}

type Told = {
  readonly game: string
  readonly place: string
  readonly amount: string
  readonly number: number
  readonly ticketNumber: string
}

type PrizeTexts = {
  readonly games: Record<GameType, string>
  readonly places: readonly [string, string, string]
  readonly letter: (told: Told) => LetterWithAction
}

/** The Amharic is not yet read by a native speaker: docs/amharic.md. */
const TEXTS: Record<Language, PrizeTexts> = {
  en: {
    games: { midday: 'Midday', daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
    places: ['1st', '2nd', '3rd'],
    letter: ({ game, place, amount, number, ticketNumber }) => ({
      subject: `Your number ${number} won ${amount}`,
      before: [
        `Your number ${number} on ticket ${ticketNumber} won the ${place} prize in the ${game} game: ${amount} before tax.`,
        'We will contact you about the payout. Keep the phone number of your account up to date.',
      ],
      action: 'Check this draw',
      after: ['We never ask for your password, a code or a payment before a payout.'],
    }),
  },
  am: {
    games: { midday: 'የቀትር', daily: 'ዕለታዊ', weekly: 'ሳምንታዊ', monthly: 'ወርሃዊ' },
    places: ['1ኛ', '2ኛ', '3ኛ'],
    letter: ({ game, place, amount, number, ticketNumber }) => ({
      subject: `ቁጥርዎ ${number} አሸንፏል፦ ${amount}`,
      before: [
        `${game} ጨዋታ፦ በትኬት ${ticketNumber} ላይ ያለው ቁጥርዎ ${number} የ${place} ሽልማት አሸናፊ ሆኗል። ከግብር በፊት መጠኑ ${amount} ነው።`,
        'ስለ ሽልማቱ ክፍያ እናነጋግርዎታለን። በመለያዎ ላይ ያለው ስልክ ቁጥር ትክክለኛ መሆኑን ያረጋግጡ።',
      ],
      action: 'ይህን ዕጣ ያረጋግጡ',
      after: ['ሽልማቱን ለመቀበል ማንም የይለፍ ቃልዎን፣ ኮድ ወይም ክፍያ ሊጠይቅዎ አይገባም። የሚጠይቅ ካለ አጭበርባሪ ነው።'],
    }),
  },
}
