import {
  changeNotificationChoices,
  listNotifications as listNotificationsEndpoint,
  markNotificationsRead,
  type Notification,
  showNotificationChoices,
} from '@edil/contract/notifications'
import { refuseAccess } from '@edil/domain/access'
import { type Choices, NOTIFICATION_KINDS, TOPIC_OF } from '@edil/domain/notifications'
import type { FastifyInstance } from 'fastify'
import { asPage, PAGE_ROWS } from '../platform/database/page.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { mount, type SignedIn } from '../platform/http/mount.ts'
import { findChoices, storeChoices } from './choices.queries.ts'
import { type ListedNotification, listNotifications, markRead, type Reader } from './notifications.queries.ts'

export function notificationsRoutes(app: FastifyInstance, { store }: { readonly store: Store }): void {
  mount(app, listNotificationsEndpoint, async ({ caller, query }) => {
    const after = query.after === undefined ? undefined : BigInt(query.after)
    const { rows, hasMore } = asPage(await listNotifications(store.db, readerOf(caller), PAGE_ROWS + 1, after))
    return { notifications: rows.map(notificationView), hasMore }
  })

  mount(app, markNotificationsRead, async ({ caller, body }) => {
    await transaction(store, (tx) => markRead(tx, readerOf(caller), BigInt(body.upTo)))
    return {}
  })

  mount(app, showNotificationChoices, async ({ caller }) => choicesView(await findChoices(store.db, caller.personId)))

  mount(app, changeNotificationChoices, async ({ caller, body }) => {
    await transaction(store, (tx) => storeChoices(tx, caller.personId, body))
    return body
  })
}

/** Admins read about each other's work as they read their pages: in the role, with the second factor. */
function readerOf(caller: SignedIn): Reader {
  const isAdmin = refuseAccess(['admin'], caller) === undefined
  return {
    personId: caller.personId,
    kinds: NOTIFICATION_KINDS.filter((kind) => isAdmin || TOPIC_OF[kind] !== 'staff'),
  }
}

function notificationView({ id, kind, letter, writtenAt, isRead }: ListedNotification): Notification {
  const { subject, before, after, action } = letter
  return {
    id: String(id),
    kind,
    subject,
    paragraphs: [...before, ...after],
    action,
    writtenAt: writtenAt.toISOString(),
    isRead,
  }
}

function choicesView({ ways, ...choices }: Choices) {
  const { payments, prizes, results, reminders } = ways
  return {
    ...choices,
    ways: { payments: [...payments], prizes: [...prizes], results: [...results], reminders: [...reminders] },
  }
}
