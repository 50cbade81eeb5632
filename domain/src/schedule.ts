import { ADDIS_OFFSET_MS } from './addis-time.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000

/** ISO 8601: Monday is 1, Sunday is 7. */
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
  const today = addisDayNumber(after)
  // The next draw of any schedule is at most a month and a week ahead; one more day covers a draw that is already over today.
  for (let day = today; day <= today + 31 + 7 + 1; day += 1) {
    if (!isDrawDay(schedule, day)) continue
    const draw = atAddisTime(day, schedule.at)
    if (draw > after) return draw
  }
  throw new Error(`no draw found after ${after.toISOString()}`)
}

export type GameTimes = { readonly closesAt: Date; readonly drawsAt: Date }

/** Closing and draw time of the first draw whose closing time is still ahead at `now`. */
export function nextGameTimes(schedule: DrawSchedule, closeMinutesBefore: number, now: Date): GameTimes {
  const leadMs = closeMinutesBefore * MINUTE_MS
  const drawsAt = nextDraw(schedule, new Date(now.getTime() + leadMs))
  return { closesAt: new Date(drawsAt.getTime() - leadMs), drawsAt }
}

/** The last Friday of its month in Addis Ababa, the draw day of the monthly game as shipped. */
export function isLastFriday(at: Date): boolean {
  return isDrawDay({ every: 'month', on: FRIDAY, at: { hour: 0, minute: 0 } }, addisDayNumber(at))
}

/** Days since 1970-01-01 on Addis Ababa's calendar. */
function addisDayNumber(at: Date): number {
  return Math.floor((at.getTime() + ADDIS_OFFSET_MS) / DAY_MS)
}

function atAddisTime(day: number, { hour, minute }: TimeOfDay): Date {
  return new Date(day * DAY_MS + (hour * 60 + minute) * MINUTE_MS - ADDIS_OFFSET_MS)
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
