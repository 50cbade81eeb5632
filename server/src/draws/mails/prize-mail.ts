import { asSantim, formatMoney } from '@edil/domain/money'
import type { Language } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'
import { PRIZE_TEXTS } from '@edil/text/mails/prizes'
import { GAME_NAMES } from '@edil/text/names'
import { PLACES } from '@edil/text/places'
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

/** The mail to a winner: what the number won, and where to claim it. */
export function prizeMail(facts: PrizeMailFacts): Promise<RenderedMail> {
  const { language, name, url, amount, position, type } = facts
  const letter = PRIZE_TEXTS[language]({
    game: GAME_NAMES[language][type],
    place: PLACES[language][position - 1] ?? '',
    amount: formatMoney(asSantim(amount), language),
    number: facts.number,
    ticketNumber: facts.ticketNumber,
  })
  return renderLetter({ ...letter, language, name, action: { label: letter.action, url } })
}
