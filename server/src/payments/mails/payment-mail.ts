import { formatHour, formatTime } from '@edil/domain/calendar'
import { asSantim, formatMoney } from '@edil/domain/money'
import type { Rejection } from '@edil/domain/payments'
import type { Language } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'
import { formatList } from '@edil/text/format'
import type { LetterWithAction } from '@edil/text/mails/frame'
import { PAYMENT_TEXTS } from '@edil/text/mails/payments'
import { GAME_NAMES, rejectionText } from '@edil/text/names'
import { type RenderedMail, renderLetter } from '../../mails/letter.ts'

/** What happened, as the job says it (jobs/queues.ts). */
type News =
  | { readonly kind: 'approved' | 'game_cancelled' | 'refund_owed' | 'refund_paid' }
  | {
      readonly kind: 'selection_owed'
      readonly because: 'no_numbers' | 'numbers_taken' | 'sales_closed' | 'waited_long'
    }
  | { readonly kind: 'ticket_withdrawn'; readonly reason: string }
  | { readonly kind: 'rejected'; readonly heldUntil: string | null }

export type PaymentMailFacts = {
  readonly news: News
  readonly language: Language
  readonly name: string
  readonly url: string
  readonly type: GameType
  readonly amount: bigint
  readonly numbers: readonly number[]
  readonly ticketNumber: string | null
  readonly rejection: Rejection | null
  readonly note: string | null
  readonly refund: { readonly amount: bigint; readonly transferReference: string | null } | null
}

/** The mail about a decision on a payment, or about its money. */
export function paymentMail(facts: PaymentMailFacts): Promise<RenderedMail> {
  const { language, name, url } = facts
  const letter = letterFor(facts)
  return renderLetter({ ...letter, language, name, action: { label: letter.action, url } })
}

function letterFor({ news, language, rejection, note, refund, ...facts }: PaymentMailFacts): LetterWithAction {
  const texts = PAYMENT_TEXTS[language]
  const money = (amount: bigint) => formatMoney(asSantim(amount), language)
  const game = GAME_NAMES[language][facts.type]
  const amount = money(facts.amount)
  const back = refund ? money(refund.amount) : undefined
  switch (news.kind) {
    case 'approved': {
      const numbers = formatList(facts.numbers, language)
      return texts.approved({ game, amount, numbers, ticketNumber: facts.ticketNumber ?? '', back })
    }
    case 'selection_owed':
      return texts.selectionOwed({ game, amount, because: news.because, back })
    case 'game_cancelled':
      return texts.gameCancelled({ game, amount, back })
    case 'rejected': {
      const reason = [rejection ? rejectionText(language, rejection) : '', note ?? ''].filter(Boolean).join(' ')
      const heldUntil = news.heldUntil === null ? undefined : clockOf(new Date(news.heldUntil), language)
      return texts.rejected({ game, amount, reason, heldUntil, back })
    }
    case 'ticket_withdrawn':
      return texts.ticketWithdrawn({ game, reason: news.reason, back: back ?? '' })
    case 'refund_owed':
      return texts.refundOwed({ back: back ?? '' })
    case 'refund_paid':
      return texts.refundPaid({ back: back ?? '', transferReference: refund?.transferReference ?? '' })
  }
}

function clockOf(at: Date, language: Language): string {
  return language === 'am' ? formatTime(at, language) : formatHour(at)
}
