import type { RefundReason } from '@edil/domain/payments'
import type { GameType } from '@edil/domain/plans'
import { type Letter, type LetterWriters, letterOf, type Reader } from '../notifications/letter.ts'
import type { PaymentNews } from '../notifications/notify-player.ts'
import type { Db } from '../platform/database/db.ts'
import { paymentLetter } from './letters/payment-letter.ts'

type Facts<Kind extends PaymentNews['kind']> = Parameters<LetterWriters[Kind]>[1]
type News = { readonly [Kind in PaymentNews['kind']]: { readonly kind: Kind } & Facts<Kind> }[PaymentNews['kind']]

/** What happened to a payment or to its money, as the rows are when the letter is written. */
export const paymentLetters: Pick<LetterWriters, PaymentNews['kind']> = {
  payment_approved: (db, facts, reader) => writeLetter(db, { kind: 'payment_approved', ...facts }, reader),
  selection_owed: (db, facts, reader) => writeLetter(db, { kind: 'selection_owed', ...facts }, reader),
  payment_rejected: (db, facts, reader) => writeLetter(db, { kind: 'payment_rejected', ...facts }, reader),
  game_cancelled: (db, facts, reader) => writeLetter(db, { kind: 'game_cancelled', ...facts }, reader),
  ticket_withdrawn: (db, facts, reader) => writeLetter(db, { kind: 'ticket_withdrawn', ...facts }, reader),
  refund_owed: (db, facts, reader) => writeLetter(db, { kind: 'refund_owed', ...facts }, reader),
  refund_paid: (db, facts, reader) => writeLetter(db, { kind: 'refund_paid', ...facts }, reader),
}

async function writeLetter(db: Db, news: News, { language, mayInvite }: Reader): Promise<Letter | undefined> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('games', 'games.id', 'payments.game_id')
    .leftJoin('tickets', (join) =>
      join.onRef('tickets.payment_id', '=', 'payments.id').on('tickets.voided_at', 'is', null),
    )
    .select(['payments.amount', 'payments.numbers', 'payments.rejection', 'payments.note', 'games.type'])
    .select('tickets.number as ticketNumber')
    .where('payments.id', '=', news.paymentId)
    .executeTakeFirst()
  if (!row) return undefined
  const refund = (await findRefund(db, news)) ?? null
  return letterOf(paymentLetter({ ...row, news, language, mayInvite, refund }), pageFor(news, row.type))
}

/** Why the money of a letter is owed back; the letters about a refund name it instead. A payment has one refund for each reason. */
const REASONS: Record<Exclude<News['kind'], 'refund_owed' | 'refund_paid'>, RefundReason> = {
  payment_approved: 'paid_too_much',
  selection_owed: 'paid_too_much',
  game_cancelled: 'paid_too_much',
  payment_rejected: 'rejected',
  ticket_withdrawn: 'withdrawn',
}

function findRefund(db: Db, news: News) {
  const refunds = db.selectFrom('refunds').select(['amount', 'transfer_reference as transferReference'])
  const wanted =
    'refundId' in news
      ? refunds.where('id', '=', news.refundId)
      : refunds
          .where('payment_id', '=', news.paymentId)
          .where('reason', '=', REASONS[news.kind])
          // It has a letter of its own.
          .where('paid_at', 'is', null)
  return wanted.executeTakeFirst()
}

/** Where the player acts on the letter. */
function pageFor(news: News, type: GameType): string {
  switch (news.kind) {
    case 'payment_approved':
      return '/profile/tickets'
    case 'selection_owed':
    case 'game_cancelled':
      return '/dashboard'
    case 'payment_rejected':
      return news.heldUntil === null ? '/profile/joined-games' : `/payment?type=${type}`
    case 'ticket_withdrawn':
    case 'refund_owed':
    case 'refund_paid':
      return '/profile/joined-games'
  }
}
