import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DrawSchedule, FRIDAY, nextDraw, nextGameTimes, WEEKDAYS } from './schedule.ts'

const NOON = { hour: 12, minute: 0 }
const EVENING = { hour: 18, minute: 0 }
const midday: DrawSchedule = { every: 'day', at: NOON }
const daily: DrawSchedule = { every: 'day', at: EVENING }
const weekly: DrawSchedule = { every: 'week', on: FRIDAY, at: EVENING }
const monthly: DrawSchedule = { every: 'month', on: FRIDAY, at: EVENING }

const DAY_MS = 86_400_000
const FIFTY_YEARS = {
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2076-01-01T00:00:00Z'),
  noInvalidDate: true,
}
const instants = fc.date(FIFTY_YEARS)
const times = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
const schedules: fc.Arbitrary<DrawSchedule> = fc.oneof(
  times.map((at) => ({ every: 'day' as const, at })),
  fc.record({ every: fc.constant('week' as const), on: fc.constantFrom(...WEEKDAYS), at: times }),
  fc.record({ every: fc.constant('month' as const), on: fc.constantFrom(...WEEKDAYS), at: times }),
)

/** An independent source: the time-zone database. */
const addis = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Addis_Ababa',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
function inAddis(instant: Date) {
  const parts = Object.fromEntries(addis.formatToParts(instant).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute, weekday } = parts as Record<string, string>
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}`, weekday, month: Number(month), day: Number(day) }
}

test.each([
  ['midday, in the morning', midday, '2026-11-15T08:00+03:00', '2026-11-15T12:00+03:00'],
  ['midday, at noon itself', midday, '2026-11-15T12:00+03:00', '2026-11-16T12:00+03:00'],
  ['daily, across new year', daily, '2026-12-31T18:00+03:00', '2027-01-01T18:00+03:00'],
  ['daily, when UTC is still on the day before', daily, '2026-11-16T00:30+03:00', '2026-11-16T18:00+03:00'],
  ['weekly, on a Friday before the draw', weekly, '2026-11-20T17:59+03:00', '2026-11-20T18:00+03:00'],
  ['weekly, on a Friday after the draw', weekly, '2026-11-20T18:00+03:00', '2026-11-27T18:00+03:00'],
  ['monthly, before the last Friday', monthly, '2026-11-15T00:00+03:00', '2026-11-27T18:00+03:00'],
  ['monthly, after the last Friday', monthly, '2026-11-27T18:00+03:00', '2026-12-25T18:00+03:00'],
  ['monthly, last Friday on the 31st', monthly, '2026-07-01T00:00+03:00', '2026-07-31T18:00+03:00'],
  ['monthly, February of a leap year', monthly, '2028-02-01T00:00+03:00', '2028-02-25T18:00+03:00'],
])('%s', (_case, schedule, after, expected) => {
  expect(nextDraw(schedule, new Date(after))).toEqual(new Date(expected))
})

// proves: CONST-10, CONST-11, CONST-12, CONST-13
test('every draw of fifty years falls on the local time and weekday of its schedule', () => {
  fc.assert(
    fc.property(schedules, instants, (schedule, after) => {
      const draw = inAddis(nextDraw(schedule, after))
      const { hour, minute } = schedule.at
      expect(draw.time).toBe(`${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
      if (schedule.every === 'day') return
      expect(draw.weekday).toBe(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][schedule.on - 1])
      if (schedule.every === 'week') return
      const aWeekLater = inAddis(new Date(nextDraw(schedule, after).getTime() + 7 * DAY_MS))
      expect(aWeekLater.month).not.toBe(draw.month)
    }),
    { numRuns: 5_000 },
  )
})

test('the next draw is in the future, with no other draw before it', () => {
  fc.assert(
    fc.property(schedules, instants, (schedule, after) => {
      const draw = nextDraw(schedule, after)
      expect(draw.getTime()).toBeGreaterThan(after.getTime())
      expect(nextDraw(schedule, new Date(draw.getTime() - 1))).toEqual(draw)
      const between = new Date((after.getTime() + draw.getTime() - 1) / 2)
      expect(nextDraw(schedule, between)).toEqual(draw)
    }),
    { numRuns: 5_000 },
  )
})

test('fifty years have the expected number of draws of each schedule', () => {
  const counts = new Map<DrawSchedule, number>()
  for (const schedule of [midday, daily, weekly, monthly]) {
    let count = 0
    for (let at = nextDraw(schedule, FIFTY_YEARS.min); at < FIFTY_YEARS.max; at = nextDraw(schedule, at)) count += 1
    counts.set(schedule, count)
  }
  expect(counts.get(midday)).toBe(18_262)
  expect(counts.get(daily)).toBe(18_262)
  expect(counts.get(weekly)).toBe(2_609)
  expect(counts.get(monthly)).toBe(600)
})

test('a game closes the configured minutes before its draw, and never opens after its closing time', () => {
  fc.assert(
    fc.property(schedules, fc.integer({ min: 0, max: 720 }), instants, (schedule, minutes, now) => {
      const { closesAt, drawsAt } = nextGameTimes(schedule, minutes, now)
      expect(closesAt.getTime()).toBeGreaterThan(now.getTime())
      expect(drawsAt.getTime() - closesAt.getTime()).toBe(minutes * 60_000)
    }),
  )
})

test('a game opened between closing and draw gets the next draw', () => {
  const { closesAt, drawsAt } = nextGameTimes(daily, 10, new Date('2026-11-15T17:50+03:00'))
  expect(drawsAt).toEqual(new Date('2026-11-16T18:00+03:00'))
  expect(closesAt).toEqual(new Date('2026-11-16T17:50+03:00'))
})
