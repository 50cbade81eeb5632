/**
 * When draws happen. Ethiopia keeps UTC+3 all year round and has no summer time, so Addis Ababa's wall clock is plain
 * arithmetic; a test holds it against the time zone database over fifty years.
 */
const ADDIS_ABABA_OFFSET_MS = 3 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000

/** As ISO 8601 counts: Monday is 1, Sunday is 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof WEEKDAYS)[number]
export const FRIDAY: Weekday = 5

export type TimeOfDay = { readonly hour: number; readonly minute: number }

export type DrawSchedule =
  | { readonly every: 'day'; readonly at: TimeOfDay }
  | { readonly every: 'week'; readonly on: Weekday; readonly at: TimeOfDay }
  /** The last such weekday of each month. */
  | { readonly every: 'month'; readonly on: Weekday; readonly at: TimeOfDay }

/** The first draw strictly after `after`. */
export function nextDraw(schedule: DrawSchedule, after: Date): Date {
  const today = addisDay(after)
  // A month and a week from today always hold the next draw of every schedule; one day more covers a draw that is over.
  for (let day = today; day <= today + 31 + 7 + 1; day += 1) {
    if (!isDrawDay(schedule, day)) continue
    const draw = atAddisTime(day, schedule.at)
    if (draw > after) return draw
  }
  throw new Error(`no draw found after ${after.toISOString()}`)
}

export type GameTimes = { readonly closesAt: Date; readonly drawsAt: Date }

/** The first draw that a game opened at `now` can still sell for: its closing time lies ahead. */
export function nextGameTimes(schedule: DrawSchedule, closeMinutesBefore: number, now: Date): GameTimes {
  const leadMs = closeMinutesBefore * MINUTE_MS
  const drawsAt = nextDraw(schedule, new Date(now.getTime() + leadMs))
  return { closesAt: new Date(drawsAt.getTime() - leadMs), drawsAt }
}

/** Days since 1970-01-01 on Addis Ababa's calendar. */
/** The calendar day in Addis Ababa, as `YYYY-MM-DD`. */
export function addisDate(instant: Date): string {
  return new Date(instant.getTime() + ADDIS_ABABA_OFFSET_MS).toISOString().slice(0, 10)
}

function addisDay(instant: Date): number {
  return Math.floor((instant.getTime() + ADDIS_ABABA_OFFSET_MS) / DAY_MS)
}

function atAddisTime(day: number, { hour, minute }: TimeOfDay): Date {
  return new Date(day * DAY_MS + (hour * 60 + minute) * MINUTE_MS - ADDIS_ABABA_OFFSET_MS)
}

function isDrawDay(schedule: DrawSchedule, day: number): boolean {
  if (schedule.every === 'day') return true
  if (weekdayOf(day) !== schedule.on) return false
  return schedule.every === 'week' || monthOf(day) !== monthOf(day + 7)
}

function weekdayOf(day: number): number {
  // 1970-01-01 was a Thursday, ISO weekday 4.
  return ((((day + 3) % 7) + 7) % 7) + 1
}

function monthOf(day: number): number {
  return new Date(day * DAY_MS).getUTCMonth()
}
