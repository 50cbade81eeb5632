import type { RefundReason, Rejection } from '@edil/domain/payments'
import type { Language } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'
import { type RenderedMail, renderLetter } from '../../mails/letter.ts'
import { PAYMENT_TEXTS } from './payment-texts.ts'

export type PaymentMailFacts = {
  readonly kind: 'approved' | 'selection_owed' | 'rejected' | 'refund_owed' | 'refund_paid'
  readonly language: Language
  readonly name: string
  readonly url: string
  readonly type: GameType
  readonly amount: bigint
  readonly numbers: readonly number[]
  readonly ticketNumber: string | null
  readonly rejection: Rejection | null
  readonly note: string | null
  readonly refund: {
    readonly amount: bigint
    readonly reason: RefundReason
    readonly transferReference: string | null
  } | null
}

/** What a player is told about a payment. */
export function paymentMail(facts: PaymentMailFacts): Promise<RenderedMail> {
  const texts = PAYMENT_TEXTS[facts.language]
  const { rejection, note, refund } = facts
  const rejected = [rejection ? texts.rejections[rejection] : '', note ?? ''].filter(Boolean).join(' ')
  const letter = texts[facts.kind]({
    game: texts.games[facts.type],
    amount: texts.money(birrOf(facts.amount)),
    numbers: facts.numbers.join(', '),
    ticketNumber: facts.ticketNumber ?? '',
    reason: facts.kind === 'refund_owed' && refund ? texts.refundReasons[refund.reason] : rejected,
    refund: texts.money(birrOf(refund?.amount ?? 0n)),
    transferReference: refund?.transferReference ?? '',
  })
  const { language, name, url } = facts
  return renderLetter({ ...letter, language, name, action: { label: letter.action, url } })
}

/** Santim only where there are any. */
function birrOf(santim: bigint): string {
  const birr = (santim / 100n).toLocaleString('en-US')
  const rest = santim % 100n
  return rest === 0n ? birr : `${birr}.${String(rest).padStart(2, '0')}`
}
