import type { Day } from './people.ts'

/** What a person is notified about. */
export const NOTIFICATION_KINDS = [
  'payment_approved',
  'selection_owed',
  'payment_rejected',
  'game_cancelled',
  'ticket_withdrawn',
  'refund_owed',
  'refund_paid',
  'prize_won',
  'prize_claimed',
  'prize_paid',
  'prize_failed',
  'not_won',
  'draw_soon',
  'password_changed',
  'phone_changed',
  'passkey_added',
  'passkey_removed',
  'sign_in_paused',
  'telegram_linked',
  'telegram_unlinked',
  'change_proposed',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** What a person chooses the ways for. Of `security` and of `staff` nothing can be switched off. */
export const TOPICS = ['payments', 'prizes', 'results', 'reminders', 'security', 'staff'] as const
export type Topic = (typeof TOPICS)[number]
export const CHOSEN_TOPICS = ['payments', 'prizes', 'results', 'reminders'] as const
export type ChosenTopic = (typeof CHOSEN_TOPICS)[number]

/** How a notification leaves our site. It is on the person's page in any case. */
export const WAYS = ['mail', 'telegram'] as const
export type Way = (typeof WAYS)[number]

export const TOPIC_OF: Readonly<Record<NotificationKind, Topic>> = {
  payment_approved: 'payments',
  selection_owed: 'payments',
  payment_rejected: 'payments',
  game_cancelled: 'payments',
  ticket_withdrawn: 'payments',
  refund_owed: 'payments',
  refund_paid: 'payments',
  prize_won: 'prizes',
  // Its reader notices a stranger who claimed it.
  prize_claimed: 'security',
  prize_paid: 'prizes',
  prize_failed: 'prizes',
  not_won: 'results',
  draw_soon: 'reminders',
  password_changed: 'security',
  phone_changed: 'security',
  passkey_added: 'security',
  passkey_removed: 'security',
  sign_in_paused: 'security',
  telegram_linked: 'security',
  telegram_unlinked: 'security',
  change_proposed: 'staff',
}

export type Choices = {
  readonly ways: Readonly<Record<ChosenTopic, readonly Way[]>>
  /** In Addis Ababa, from the first to the second hour of the clock; they may pass midnight. Null: none. */
  readonly quietHours: { readonly from: number; readonly until: number } | null
  /** Whether notifications may also name the next game. */
  readonly invitations: boolean
}

/** Until the person chooses. A mail after every lost draw would be too many. */
export const DEFAULT_CHOICES: Choices = {
  ways: { payments: ['mail', 'telegram'], prizes: ['mail', 'telegram'], results: ['telegram'], reminders: [] },
  quietHours: null,
  invitations: true,
}

/** How a person's Telegram account was linked. */
export type LinkedBy = 'code' | 'phone' | 'mini_app'

/**
 * Where it was unlinked: in the account, in the chat, by a new password, because a thief may have linked it, or by a new phone number, if the
 * old one was the proof.
 */
export type UnlinkedBy = 'profile' | 'telegram' | 'password' | 'phone'

/** These would reach only who has just linked the account, or would show colleagues' work outside of our site. */
const MAIL_ONLY: ReadonlySet<NotificationKind> = new Set(['telegram_linked', 'telegram_unlinked', 'change_proposed'])

/** Someone who wants these on Telegram alone gets a mail when Telegram is not possible: a prize that is not claimed expires. */
export const MAILED_WITHOUT_CHAT: readonly NotificationKind[] = NOTIFICATION_KINDS.filter(
  (kind) => TOPIC_OF[kind] === 'payments' || TOPIC_OF[kind] === 'prizes',
)

/** `link`: null when no Telegram account is linked, its owner wants no messages, or the account is locked. */
export function waysOf(kind: NotificationKind, choices: Choices, link: LinkedBy | null): readonly Way[] {
  const topic = TOPIC_OF[kind]
  const wanted = topic === 'security' || topic === 'staff' ? WAYS : choices.ways[topic]
  const possible = wanted.filter((way) => way === 'mail' || (!MAIL_ONLY.has(kind) && mayReadOnTelegram(topic, link)))
  return possible.length === 0 && wanted.length > 0 && MAILED_WITHOUT_CHAT.includes(kind) ? ['mail'] : possible
}

/** The phone number of an account is not verified: a link by it reads no more than the bot shows of tickets. */
function mayReadOnTelegram(topic: Topic, link: LinkedBy | null): boolean {
  return link !== null && (link !== 'phone' || topic === 'results' || topic === 'reminders')
}

/** A hold ends, a draw begins, or someone else may be in the account. */
const URGENT: ReadonlySet<NotificationKind> = new Set(['payment_rejected', 'draw_soon'])

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Ethiopia has no summer time. */
const ADDIS_ABABA_MS = 3 * HOUR_MS

/** What may be sent to a Telegram account that was linked by phone number. */
export const READ_BY_PHONE_LINK: readonly NotificationKind[] = NOTIFICATION_KINDS.filter(
  (kind) => !MAIL_ONLY.has(kind) && mayReadOnTelegram(TOPIC_OF[kind], 'phone'),
)

/** When a notification of this moment leaves our site: at once, or when the quiet hours are over. */
export function leavesAt(kind: NotificationKind, at: Date, { quietHours }: Choices): Date {
  const isUrgent = URGENT.has(kind) || TOPIC_OF[kind] === 'security'
  if (quietHours === null || isUrgent) return at
  const { from, until } = quietHours
  const today = Math.floor((at.getTime() + ADDIS_ABABA_MS) / DAY_MS) * DAY_MS - ADDIS_ABABA_MS
  const hour = Math.floor((at.getTime() - today) / HOUR_MS)
  const isQuiet = from < until ? from <= hour && hour < until : hour >= from || hour < until
  if (!isQuiet) return at
  const end = today + until * HOUR_MS
  return new Date(end > at.getTime() ? end : end + DAY_MS)
}

export type Promoted = {
  readonly isLocked: boolean
  readonly isClosed: boolean
  readonly isStaff: boolean
  readonly bornOn: Day | null
  readonly invitations: boolean
}

/** The only rule about who is invited to play, in whatever a notification says. */
export function mayBePromotedTo({ isLocked, isClosed, isStaff, bornOn, invitations }: Promoted): boolean {
  return !isLocked && !isClosed && !isStaff && bornOn !== null && invitations
}

/** A player is reminded of a draw this long before it. */
export const REMINDER_MINUTES = 30
/** What a person was notified about is kept this long. */
export const NOTIFICATION_DAYS = 400
/** A notification that could not be sent for a day is no longer news; it stays on the page. */
export const DELIVERY_HOURS = 24
/** A message that cannot be sent holds up the later ones of its person for this long. After a longer outage they may arrive in another order. */
export const HOLDS_UP_HOURS = 6
