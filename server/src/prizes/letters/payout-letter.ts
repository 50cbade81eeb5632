import { asSantim, formatMoney } from '@edil/domain/money'
import type { Language } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'
import { formatList } from '@edil/text/format'
import type { LetterWithAction } from '@edil/text/letters/frame'
import { PAYOUT_TEXTS } from '@edil/text/letters/prizes'
import { GAME_NAMES } from '@edil/text/names'

export type PayoutLetterFacts = {
  readonly kind: 'claimed' | 'paid' | 'failed'
  readonly language: Language
  readonly type: GameType
  readonly gross: bigint
  readonly withheld: bigint
  readonly references: readonly string[]
  /** Where the winner wants it; empty before the claim. */
  readonly account: string
}

/** The letter about a prize that was claimed, was paid, or could not be paid as claimed. */
export function payoutLetter({ kind, language, references, ...facts }: PayoutLetterFacts): LetterWithAction {
  const money = (amount: bigint) => formatMoney(asSantim(amount), language)
  return PAYOUT_TEXTS[language][kind]({
    game: GAME_NAMES[language][facts.type],
    prize: money(facts.gross),
    tax: money(facts.withheld),
    net: money(facts.gross - facts.withheld),
    references: formatList(references, language),
    account: facts.account,
  })
}
