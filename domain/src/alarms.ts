/** What operators are alarmed about in their Telegram group. Each alarm lasts until its cause is over. */
export const ALARMS = ['payments_wait', 'draw_waits', 'books_wrong', 'prizes_overdue'] as const
export type Alarm = (typeof ALARMS)[number]

export const PAYMENTS_WAIT_MINUTES = 10
/** The beacon is late, or no worker draws. */
export const DRAW_WAITS_SECONDS = 60
