import { expect, test } from 'vitest'
import { afterWorkingTime, type WorkingHours } from './working-hours.ts'

const BANK: WorkingHours = {
  weekdays: [1, 2, 3, 4, 5],
  opens: { hour: 8, minute: 30 },
  closes: { hour: 16, minute: 30 },
}
/** Addis Ababa time; 16 November 2026 is a Monday. */
const at = (text: string) => new Date(`${text}:00+03:00`)

test.each([
  ['within a day', '2026-11-16T09:00', 60, '2026-11-16T10:00'],
  ['before opening', '2026-11-16T06:00', 60, '2026-11-16T09:30'],
  ['until closing, to the minute', '2026-11-16T15:30', 60, '2026-11-16T16:30'],
  ['over the night', '2026-11-16T16:00', 60, '2026-11-17T09:00'],
  ['after closing', '2026-11-16T20:00', 480, '2026-11-17T16:30'],
  ['over a weekend', '2026-11-20T16:00', 60, '2026-11-23T09:00'],
  ['several days', '2026-11-16T08:30', 3 * 480, '2026-11-18T16:30'],
  ['across midnight in UTC', '2026-11-17T01:00', 30, '2026-11-17T09:00'],
])('counts working time %s', (_what, from, minutes, until) => {
  expect(afterWorkingTime(BANK, at(from), minutes)).toEqual(at(until))
})
