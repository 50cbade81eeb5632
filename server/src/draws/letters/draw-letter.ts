import { asSantim, formatMoney } from '@edil/domain/money'
import type { Language } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'
import { formatList, formatMoment } from '@edil/text/format'
import { DRAW_TEXTS } from '@edil/text/letters/draws'
import type { LetterWithAction } from '@edil/text/letters/frame'
import { PRIZE_TEXTS } from '@edil/text/letters/prizes'
import { GAME_NAMES } from '@edil/text/names'
import { PLACES } from '@edil/text/places'

export type PrizeLetterFacts = {
  readonly type: GameType
  readonly position: number
  readonly number: number
  readonly amount: bigint
  readonly ticketNumber: string
}

/** To a winner: what the number won, and where to claim it. */
export function prizeLetter(language: Language, facts: PrizeLetterFacts): LetterWithAction {
  const { amount, position, type, number, ticketNumber } = facts
  return PRIZE_TEXTS[language]({
    game: GAME_NAMES[language][type],
    place: PLACES[language][position - 1] ?? '',
    amount: formatMoney(asSantim(amount), language),
    number,
    ticketNumber,
  })
}

export type NotWonLetterFacts = {
  readonly type: GameType
  readonly winners: readonly number[]
  readonly numbers: readonly number[]
  readonly isInvited: boolean
}

/** To a player whose numbers were not drawn. */
export function notWonLetter(language: Language, facts: NotWonLetterFacts): LetterWithAction {
  return DRAW_TEXTS[language].notWon({
    game: GAME_NAMES[language][facts.type],
    winners: formatList(facts.winners, language),
    numbers: formatList(facts.numbers, language),
    isInvited: facts.isInvited,
  })
}

export type DrawSoonLetterFacts = {
  readonly type: GameType
  readonly drawsAt: Date
  readonly numbers: readonly number[]
}

/** To a player who wants to watch. */
export function drawSoonLetter(language: Language, facts: DrawSoonLetterFacts): LetterWithAction {
  return DRAW_TEXTS[language].drawSoon({
    game: GAME_NAMES[language][facts.type],
    when: formatMoment(facts.drawsAt, language, 'gregorian'),
    numbers: formatList(facts.numbers, language),
  })
}
