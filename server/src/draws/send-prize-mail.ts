import type { PrizeMail } from '../jobs/queues.ts'
import type { Db } from '../platform/database/db.ts'
import type { Mailer } from '../platform/mail.ts'
import { prizeMail } from './mails/prize-mail.ts'

export type PrizeMailer = { readonly db: Db; readonly mailer: Mailer; readonly origin: string }

/** Composed when it is sent. A closed account gets no mail; its prize is still owed. */
export async function sendPrizeMail(
  { db, mailer, origin }: PrizeMailer,
  { gameId, position }: PrizeMail,
): Promise<void> {
  const row = await db
    .selectFrom('prizes')
    .innerJoin('games', 'games.id', 'prizes.game_id')
    .innerJoin('tickets', 'tickets.id', 'prizes.ticket_id')
    .innerJoin('people', 'people.id', 'prizes.person_id')
    .select(['prizes.position', 'prizes.number', 'prizes.amount', 'games.type', 'tickets.number as ticketNumber'])
    .select(['people.email', 'people.language', 'people.full_name as name', 'people.closed_at'])
    .where('prizes.game_id', '=', gameId)
    .where('prizes.position', '=', position)
    .executeTakeFirst()
  if (!row || row.closed_at) return
  const { email, language } = row
  const url = `${origin}${language === 'am' ? '/am' : ''}/profile/prizes`
  await mailer.send({ to: email, language, ...(await prizeMail({ ...row, url })) })
}
