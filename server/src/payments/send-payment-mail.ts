import type { PaymentMail } from '../jobs/queues.ts'
import type { Db } from '../platform/db.ts'
import type { Mailer } from '../platform/mail.ts'
import { paymentMail } from './mails/payment-mail.ts'

const PAGES: Record<PaymentMail['kind'], string> = {
  approved: '/profile/tickets',
  selection_owed: '/dashboard',
  rejected: '/profile/joined-games',
  refund_owed: '/profile/joined-games',
  refund_paid: '/profile/joined-games',
}

export type PaymentMailer = { readonly db: Db; readonly mailer: Mailer; readonly origin: string }

/** Written at the moment of sending, from what the database then says. A closed account gets nothing. */
export async function sendPaymentMail(
  { db, mailer, origin }: PaymentMailer,
  { kind, paymentId }: PaymentMail,
): Promise<void> {
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
  const refund = await db
    .selectFrom('refunds')
    .select(['amount', 'reason', 'transfer_reference as transferReference'])
    .where('payment_id', '=', paymentId)
    .orderBy('owed_at', 'desc')
    .executeTakeFirst()
  const { email, language } = row
  const url = `${origin}${language === 'am' ? '/am' : ''}${PAGES[kind]}`
  await mailer.send({ to: email, language, ...(await paymentMail({ ...row, kind, url, refund: refund ?? null })) })
}
