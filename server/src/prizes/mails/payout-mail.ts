import { asSantim, formatMoney } from '@edil/domain/money'
import type { Language } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'
import { formatList } from '@edil/text/format'
import { PAYOUT_TEXTS } from '@edil/text/mails/prizes'
import { GAME_NAMES } from '@edil/text/names'
import { type RenderedMail, renderLetter } from '../../mails/letter.ts'

export type PayoutMailFacts = {
  readonly kind: 'claimed' | 'paid' | 'failed'
  readonly language: Language
  readonly name: string
  readonly url: string
  readonly type: GameType
  readonly gross: bigint
  readonly withheld: bigint
  readonly references: readonly string[]
  /** Where the winner wants it; empty before the claim. */
  readonly account: string
}

/** The mail about a prize that was claimed, was paid, or could not be paid as claimed. */
export function payoutMail({
  kind,
  language,
  name,
  url,
  references,
  ...facts
}: PayoutMailFacts): Promise<RenderedMail> {
  const money = (amount: bigint) => formatMoney(asSantim(amount), language)
  const letter = PAYOUT_TEXTS[language][kind]({
    game: GAME_NAMES[language][facts.type],
    prize: money(facts.gross),
    tax: money(facts.withheld),
    net: money(facts.gross - facts.withheld),
    references: formatList(references, language),
    account: facts.account,
  })
  return renderLetter({ ...letter, language, name, action: { label: letter.action, url } })
}
