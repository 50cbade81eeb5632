import type { Day } from './people.ts'

/** Two days, both included. */
export type DayRange = { readonly from: Day; readonly to: Day }

/** A year, also a leap year. */
export const RANGE_DAYS_MAX = 366

const DAY_MS = 24 * 60 * 60 * 1000

/** How many days a range has; not positive when it ends before it begins. */
export function countDays({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

export function isRangeAllowed(range: DayRange): boolean {
  const days = countDays(range)
  return days >= 1 && days <= RANGE_DAYS_MAX
}

/** The last days, with today. */
export function lastDays(today: Day, count: number): DayRange {
  return { from: new Date(Date.parse(today) - (count - 1) * DAY_MS).toISOString().slice(0, 10), to: today }
}
