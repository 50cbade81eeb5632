/** What operators are alarmed about in their Telegram group. Each alarm lasts until its cause is over. */
export const ALARMS = ['payments_wait', 'draw_waits', 'books_wrong', 'prizes_overdue', 'notifications_wait'] as const
export type Alarm = (typeof ALARMS)[number]

/** An alarm starts when the oldest payment has waited this long. */
export const PAYMENTS_WAIT_MINUTES = 10
/** And ends below this: reviewers who are ten minutes behind would start and end one with every payment. */
export const PAYMENTS_WAIT_ENDS_MINUTES = 5
/** The beacon is late, or no worker draws. */
export const DRAW_WAITS_SECONDS = 60

/** The mail server or Telegram is away, or no worker sends. */
export const NOTIFICATIONS_WAIT_MINUTES = 30

/** How long an alarm lasts before a new message repeats it, with the figures of then. */
export const REPEATED_AFTER_MINUTES: Readonly<Record<Alarm, number>> = {
  payments_wait: 60,
  draw_waits: 10,
  books_wrong: 6 * 60,
  prizes_overdue: 12 * 60,
  notifications_wait: 6 * 60,
}
