import { formatHour, formatTime } from '@edil/domain/calendar'
import { asSantim, formatMoney } from '@edil/domain/money'
import type { Rejection } from '@edil/domain/payments'
import type { Language } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'
import { formatList } from '@edil/text/format'
import type { LetterWithAction } from '@edil/text/letters/frame'
import { PAYMENT_TEXTS } from '@edil/text/letters/payments'
import { GAME_NAMES, rejectionText } from '@edil/text/names'
import type { PaymentNews } from '../../notifications/notify-player.ts'

export type PaymentLetterFacts = {
  readonly news: PaymentNews
  readonly language: Language
  readonly mayInvite: boolean
  readonly type: GameType
  readonly amount: bigint
  readonly numbers: readonly number[]
  readonly ticketNumber: string | null
  readonly rejection: Rejection | null
  readonly note: string | null
  readonly refund: { readonly amount: bigint; readonly transferReference: string | null } | null
}

/** The letter about a decision on a payment, or about its money. */
export function paymentLetter({ news, language, mayInvite, ...facts }: PaymentLetterFacts): LetterWithAction {
  const { rejection, note, refund } = facts
  const texts = PAYMENT_TEXTS[language]
  const money = (amount: bigint) => formatMoney(asSantim(amount), language)
  const game = GAME_NAMES[language][facts.type]
  const amount = money(facts.amount)
  const back = refund ? money(refund.amount) : undefined
  switch (news.kind) {
    case 'payment_approved': {
      const numbers = formatList(facts.numbers, language)
      return texts.approved({ game, amount, numbers, ticketNumber: facts.ticketNumber ?? '', back })
    }
    case 'selection_owed':
      return texts.selectionOwed({ game, amount, because: news.because, back, mayInvite })
    case 'game_cancelled':
      return texts.gameCancelled({ game, amount, back, mayInvite })
    case 'payment_rejected': {
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
