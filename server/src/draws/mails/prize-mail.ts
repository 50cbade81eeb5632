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

/** A winner is told what the number won, what happens to the money, and where anybody can check it. */
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

/** The Amharic is a first draft: a native speaker reads it before launch. */
const TEXTS: Record<Language, PrizeTexts> = {
  en: {
    games: { midday: 'Midday', daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
    places: ['1st', '2nd', '3rd'],
    letter: ({ game, place, amount, number, ticketNumber }) => ({
      subject: `Your number ${number} won ${amount}`,
      before: [
        `Your number ${number} on ticket ${ticketNumber} won the ${place} prize of the ${game} game: ${amount}.`,
        'We send it to the phone number of your account and tell you the transaction number.',
      ],
      action: 'Check this draw',
      after: ['Nobody needs your password or a payment from you for this.'],
    }),
  },
  am: {
    games: { midday: 'የቀትር', daily: 'ዕለታዊ', weekly: 'ሳምንታዊ', monthly: 'ወርሃዊ' },
    places: ['1ኛ', '2ኛ', '3ኛ'],
    letter: ({ game, place, amount, number, ticketNumber }) => ({
      subject: `ቁጥርዎ ${number} ${amount} አሸንፏል`,
      before: [
        `በትኬት ${ticketNumber} ያለው ቁጥርዎ ${number} በ${game} ጨዋታ የ${place} ሽልማት አሸንፏል፦ ${amount}።`,
        'ገንዘቡን በመለያዎ ወዳለው ስልክ ቁጥር እንልካለን፤ የግብይት ቁጥሩንም እንነግርዎታለን።',
      ],
      action: 'ይህን ዕጣ ያረጋግጡ',
      after: ['ለዚህ ማንም የይለፍ ቃልዎን ወይም ክፍያ አይጠይቅዎትም።'],
    }),
  },
}
