import type { NotificationKind } from '@edil/domain/notifications'
import type { Tx } from '../platform/database/transaction.ts'
import type { NotificationFacts } from './notification-facts.ts'
import { insertNotifications } from './notifications.queries.ts'

export type Notification<Kind extends NotificationKind> = {
  readonly kind: Kind
  readonly facts: NotificationFacts[Kind]
  /** What happens to a person once: a second notification with the same cause is left out. */
  readonly cause?: string
  /** A result is due when its show is over. */
  readonly dueAt?: Date
}

/** Adds a notification in the transaction of what happened. A worker writes and sends it after the commit. */
export function notify<Kind extends NotificationKind>(
  tx: Tx,
  personId: string,
  notification: Notification<Kind>,
): Promise<void> {
  return notifyAll(tx, [personId], notification)
}

export async function notifyAll<Kind extends NotificationKind>(
  tx: Tx,
  personIds: readonly string[],
  notification: Notification<Kind>,
): Promise<void> {
  if (personIds.length > 0) await insertNotifications(tx, personIds, notification)
}
