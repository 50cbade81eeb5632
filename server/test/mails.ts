import type { Pool } from 'pg'
import type { AccountMail } from '../src/jobs/queues.ts'

/** Which mails wait to be sent, the oldest first. */
export async function waitingMails(owner: Pool): Promise<AccountMail[]> {
  const { rows } = await owner.query<{ data: AccountMail }>(
    `select data from pgboss.job where name = 'send-account-mail' order by created_on, id`,
  )
  return rows.map(({ data }) => data)
}
