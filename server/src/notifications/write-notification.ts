import { leavesAt, mayBePromotedTo, TOPIC_OF, waysOf } from '@edil/domain/notifications'
import { isStaff } from '@edil/domain/people'
import type { Logger } from 'pino'
import { type Store, type Tx, transaction } from '../platform/database/transaction.ts'
import { findChoices } from './choices.queries.ts'
import type { Letter, LetterWriters, WriteLetter } from './letter.ts'
import type { NotificationFacts } from './notification-facts.ts'
import {
  hasWaitingNotification,
  insertDeliveries,
  lockWaitingNotification,
  markNotTrue,
  markWritten,
  postponeWriting,
  type WaitingNotification,
} from './notifications.queries.ts'

const RETRY_SECONDS = 60

export type NotificationWriter = {
  readonly store: Store
  readonly writers: LetterWriters
  readonly hasBot: boolean
  readonly log: Logger
}

/** Writes the letter that is due longest, and says by which ways and when it leaves. Returns false when none is due. */
export async function writeNotification({ store, writers, hasBot, log }: NotificationWriter): Promise<boolean> {
  if (!(await hasWaitingNotification(store.db))) return false
  let failed: WaitingNotification | undefined
  try {
    return await transaction(store, async (tx) => {
      const waiting = await lockWaitingNotification(tx)
      if (!waiting) return false
      failed = waiting
      await write(tx, writers, hasBot ? waiting : { ...waiting, link: null })
      return true
    })
  } catch (error) {
    if (!failed) throw error
    const { id, kind } = failed
    log.error({ err: error, notification: String(id), kind }, 'a notification could not be written')
    await transaction(store, (tx) => postponeWriting(tx, id, RETRY_SECONDS))
    return true
  }
}

async function write(tx: Tx, writers: LetterWriters, waiting: WaitingNotification): Promise<void> {
  const { id, kind, facts, personId, happenedAt, language, role, link, ...person } = waiting
  const choices = await findChoices(tx.db, personId)
  const now = new Date()
  const dueAt = leavesAt(kind, now, choices)
  const mayBePromoted = mayBePromotedTo({ ...person, isStaff: isStaff(role), invitations: choices.invitations })
  // Someone who reads a result in the morning may be locked by then, or the next game closed.
  const mayInvite = mayBePromoted && (TOPIC_OF[kind] !== 'results' || dueAt <= now)
  // The kind of a row says which facts it has.
  const writeLetter = writers[kind] as WriteLetter<NotificationFacts[typeof kind]>
  const letter: Letter | undefined = person.isClosed
    ? undefined
    : await writeLetter(tx.db, facts, { personId, language, mayInvite, happenedAt })
  if (!letter) return markNotTrue(tx, id)
  await markWritten(tx, id, { ...letter, language })
  await insertDeliveries(tx, waiting, waysOf(kind, choices, link), dueAt)
}
