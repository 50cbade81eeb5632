import type { RefundReason } from '@edil/domain/payments'
import type { GameType } from '@edil/domain/plans'
import type { PaymentMail } from '../jobs/queues.ts'
import type { Db } from '../platform/database/db.ts'
import type { Mailer } from '../platform/mail.ts'
import { paymentMail } from './mails/payment-mail.ts'

export type PaymentMailer = { readonly db: Db; readonly mailer: Mailer; readonly origin: string }

/** Composed when it is sent, from the current rows. A closed account gets no mail. */
export async function sendPaymentMail({ db, mailer, origin }: PaymentMailer, mail: PaymentMail): Promise<void> {
  const { paymentId } = mail
  const row = await db
    .selectFrom('payments')
    .innerJoin('people', 'people.id', 'payments.person_id')
    .innerJoin('games', 'games.id', 'payments.game_id')
    .leftJoin('tickets', (join) =>
      join.onRef('tickets.payment_id', '=', 'payments.id').on('tickets.voided_at', 'is', null),
    )
    .select(['payments.amount', 'payments.numbers', 'payments.rejection', 'payments.note', 'games.type'])
    .select(['people.email', 'people.language', 'people.full_name as name', 'people.closed_at'])
    .select('tickets.number as ticketNumber')
    .where('payments.id', '=', paymentId)
    .executeTakeFirst()
  if (!row || row.closed_at) return
  const refund = await findRefund(db, mail)
  const { email, language, type } = row
  const url = `${origin}${language === 'am' ? '/am' : ''}${pageFor(mail, type)}`
  const letter = await paymentMail({ ...row, news: mail, url, refund: refund ?? null })
  await mailer.send({ to: email, language, ...letter })
}

/** Why the money of a mail is owed back; the mails about a refund name it instead. A payment has one refund for each reason. */
const REASONS: Record<Exclude<PaymentMail['kind'], 'refund_owed' | 'refund_paid'>, RefundReason> = {
  approved: 'paid_too_much',
  selection_owed: 'paid_too_much',
  game_cancelled: 'paid_too_much',
  rejected: 'rejected',
  ticket_withdrawn: 'withdrawn',
}

function findRefund(db: Db, mail: PaymentMail) {
  const refunds = db.selectFrom('refunds').select(['amount', 'transfer_reference as transferReference'])
  const wanted =
    'refundId' in mail
      ? refunds.where('id', '=', mail.refundId)
      : refunds.where('payment_id', '=', mail.paymentId).where('reason', '=', REASONS[mail.kind])
  return wanted.executeTakeFirst()
}

/** Where the player acts on the mail. */
function pageFor(mail: PaymentMail, type: GameType): string {
  switch (mail.kind) {
    case 'approved':
      return '/profile/tickets'
    case 'selection_owed':
    case 'game_cancelled':
      return '/dashboard'
    case 'rejected':
      return mail.heldUntil === null ? '/profile/joined-games' : `/payment?type=${type}`
    case 'ticket_withdrawn':
    case 'refund_owed':
    case 'refund_paid':
      return '/profile/joined-games'
  }
}
