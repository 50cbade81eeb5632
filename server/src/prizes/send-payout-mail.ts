import type { PayoutMail } from '../jobs/queues.ts'
import type { Db } from '../platform/database/db.ts'
import type { Mailer } from '../platform/mail.ts'
import { payoutMail } from './mails/payout-mail.ts'
import { findPayout } from './payouts.queries.ts'

export type PayoutMailer = { readonly db: Db; readonly mailer: Mailer; readonly origin: string }

/** Composed when it is sent, from the current rows. A closed account gets no mail. */
export async function sendPayoutMail(
  { db, mailer, origin }: PayoutMailer,
  { kind, payoutId }: PayoutMail,
): Promise<void> {
  const payout = await findPayout(db, payoutId)
  const person =
    payout &&
    (await db
      .selectFrom('people')
      .select(['email', 'language', 'full_name', 'closed_at'])
      .where('id', '=', payout.person_id)
      .executeTakeFirst())
  if (!payout || !person || person.closed_at) return
  const { email, language } = person
  const references = payout.transfers.filter(({ failedAt }) => failedAt === null).map(({ reference }) => reference)
  const letter = await payoutMail({
    kind,
    language,
    name: person.full_name,
    url: `${origin}${language === 'am' ? '/am' : ''}/profile/prizes`,
    type: payout.type,
    gross: payout.gross,
    withheld: payout.withheld ?? 0n,
    references,
    account: payout.account_number ?? '',
  })
  await mailer.send({ to: email, language, ...letter })
}
