import { CHOSEN_TOPICS, DEFAULT_CHOICES, NOTIFICATION_KINDS, WAYS } from '@edil/domain/notifications'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { empty } from './person-fields.ts'
import { instant } from './time.ts'

const notificationId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/))

const notification = z.object({
  id: notificationId,
  kind: z.enum(NOTIFICATION_KINDS),
  /** The texts in the language that the person had chosen when it was written. */
  subject: z.string(),
  paragraphs: z.array(z.string()),
  /** `path`: a page of ours, without the language. */
  action: z.object({ label: z.string(), path: z.string() }),
  writtenAt: instant,
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof notification>

export const EXAMPLE_NOTIFICATION: Notification = {
  id: '4711',
  kind: 'payment_approved',
  subject: 'Payment approved: your ticket D-0512-0007',
  paragraphs: ['We approved your payment of 500 ETB. Your ticket D-0512-0007 is in the Daily draw with 42.'],
  action: { label: 'Open my tickets', path: '/profile/tickets' },
  writtenAt: '2026-11-15T12:00:00.000Z',
  isRead: false,
}

export const listNotifications = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  summary: 'What the caller was notified about, newest first',
  tag: 'notifications',
  access: 'person',
  /** `after`: the last one of the previous page. */
  query: z.strictObject({ after: z.optional(notificationId) }),
  response: z.object({ notifications: z.array(notification), hasMore: z.boolean() }),
  example: { notifications: [EXAMPLE_NOTIFICATION], hasMore: false },
  refusals: [],
})

export const markNotificationsRead = endpoint({
  name: 'markNotificationsRead',
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Marks the notifications up to one as read',
  tag: 'notifications',
  access: 'person',
  body: z.strictObject({ upTo: notificationId }),
  response: empty,
  example: {},
  refusals: [],
})

const hour = z.int().check(z.minimum(0), z.maximum(23))
const ways = z.array(z.enum(WAYS)).check(
  z.maxLength(WAYS.length),
  z.refine((list) => new Set(list).size === list.length),
)
const [payments, prizes, results, reminders] = CHOSEN_TOPICS

const choices = {
  ways: z.strictObject({ [payments]: ways, [prizes]: ways, [results]: ways, [reminders]: ways }),
  /** Hours of the clock in Addis Ababa; they may pass midnight. */
  quietHours: z.nullable(
    z.strictObject({ from: hour, until: hour }).check(z.refine(({ from, until }) => from !== until)),
  ),
  invitations: z.boolean(),
}
const notificationChoices = z.object(choices)
export type NotificationChoices = z.infer<typeof notificationChoices>

const EXAMPLE_CHOICES: NotificationChoices = {
  ways: {
    payments: [...DEFAULT_CHOICES.ways.payments],
    prizes: [...DEFAULT_CHOICES.ways.prizes],
    results: ['telegram'],
    reminders: [],
  },
  quietHours: { from: 22, until: 7 },
  invitations: true,
}

export const showNotificationChoices = endpoint({
  name: 'showNotificationChoices',
  method: 'GET',
  path: '/api/notifications/choices',
  summary: 'What the caller wants to hear, by which ways and when',
  tag: 'notifications',
  access: 'person',
  response: notificationChoices,
  example: EXAMPLE_CHOICES,
  refusals: [],
})

export const changeNotificationChoices = endpoint({
  name: 'changeNotificationChoices',
  method: 'PUT',
  path: '/api/notifications/choices',
  summary: 'Changes what the caller wants to hear. Security notices are always mailed',
  tag: 'notifications',
  access: 'person',
  body: z.strictObject(choices),
  response: notificationChoices,
  example: EXAMPLE_CHOICES,
  refusals: [],
})
