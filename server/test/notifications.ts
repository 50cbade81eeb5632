import type { NotificationKind } from '@edil/domain/notifications'
import type { Pool } from 'pg'
import { type RenderedMail, renderLetter } from '../src/mails/letter.ts'
import { LETTER_WRITERS } from '../src/main/letter-writers.ts'
import type { StoredLetter } from '../src/notifications/letter.ts'
import { notify } from '../src/notifications/notify.ts'
import { startNotifier } from '../src/notifications/start-notifier.ts'
import { writeNotification } from '../src/notifications/write-notification.ts'
import { transaction } from '../src/platform/database/transaction.ts'
import type { Mailer } from '../src/platform/mail.ts'
import { createMetrics } from '../src/platform/metrics.ts'
import type { TestDatabase } from './database.ts'
import { silentLog, type World } from './world.ts'

type Fact = 'paymentId' | 'payoutId' | 'gameId' | 'proposalId'

export type NotificationOf = {
  readonly id: bigint
  readonly kind: NotificationKind
  readonly person_id: string
  readonly facts: Record<string, unknown>
  readonly due_at: Date
}

/** The notifications about something, the oldest first. */
export async function notificationsAbout(owner: Pool, fact: Fact, id: string): Promise<NotificationOf[]> {
  const { rows } = await owner.query<NotificationOf>(
    'select id, kind, person_id, facts, due_at from notifications where facts ->> $1 = $2 order by id',
    [fact, id],
  )
  return rows
}

/** The kinds of a person's notifications, the oldest first. */
export async function notifiedOf(owner: Pool, personId: string): Promise<NotificationKind[]> {
  const { rows } = await owner.query('select kind from notifications where person_id = $1 order by id', [personId])
  return rows.map(({ kind }) => kind)
}

/** Writes everything that is due, as a worker does. */
export async function writeDue({ store }: Pick<TestDatabase, 'store'>): Promise<void> {
  while (await writeNotification({ store, writers: LETTER_WRITERS, hasBot: true, log: silentLog }));
}

/** Writes and sends notifications until it is stopped, as a worker does. */
export function startTestNotifier({ store }: Pick<TestDatabase, 'store'>, mailer: Mailer) {
  const options = { log: silentLog, metrics: createMetrics(), origin: 'https://edil.test' }
  return startNotifier({ ...options, store, mailer, writers: LETTER_WRITERS, hasBot: true })
}

/** Something happened to the account of a person. */
export async function givenNotice(
  { store }: World,
  personId: string,
  kind: 'phone_changed' | 'password_changed',
): Promise<void> {
  await transaction(store, (tx) => notify(tx, personId, { kind, facts: {} }))
}

/** The newest letter about something, rendered as a mail. */
export async function mailAbout(database: TestDatabase, fact: Fact, id: string): Promise<RenderedMail> {
  await writeDue(database)
  const { rows } = await database.owner.query<{ letter: StoredLetter; name: string }>(
    `select letter, full_name as name from notifications join people on people.id = person_id
     where facts ->> $1 = $2 and letter is not null order by notifications.id desc limit 1`,
    [fact, id],
  )
  const [row] = rows
  if (!row) throw new Error('no letter was written')
  const { action } = row.letter
  const url = `https://edil.example${action.path}`
  return renderLetter({ ...row.letter, name: row.name, action: { label: action.label, url } })
}
