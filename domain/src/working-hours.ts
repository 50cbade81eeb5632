import { ADDIS_OFFSET_MS } from './addis-time.ts'
import type { TimeOfDay } from './schedule.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000

/** When money can be sent by a method, in Addis Ababa. */
export type WorkingHours = {
  /** ISO 8601: Monday is 1. */
  readonly weekdays: readonly number[]
  readonly opens: TimeOfDay
  readonly closes: TimeOfDay
}

/** The moment at which `minutes` of working time have passed since `from`. */
export function afterWorkingTime({ weekdays, opens, closes }: WorkingHours, from: Date, minutes: number): Date {
  let leftMs = minutes * MINUTE_MS
  const firstDay = Math.floor((from.getTime() + ADDIS_OFFSET_MS) / DAY_MS)
  for (let day = firstDay; ; day += 1) {
    if (!weekdays.includes(weekdayOf(day))) continue
    const opensAt = Math.max(atTime(day, opens), from.getTime())
    const workedMs = Math.max(0, atTime(day, closes) - opensAt)
    if (workedMs >= leftMs) return new Date(opensAt + leftMs)
    leftMs -= workedMs
  }
}

function atTime(day: number, { hour, minute }: TimeOfDay): number {
  return day * DAY_MS + (hour * 60 + minute) * MINUTE_MS - ADDIS_OFFSET_MS
}

function weekdayOf(day: number): number {
  // 1970-01-01 was a Thursday, ISO weekday 4.
  return ((((day + 3) % 7) + 7) % 7) + 1
}
