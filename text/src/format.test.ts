import { describe, expect, test } from 'vitest'
import {
  formatCountdown,
  formatDateTime,
  formatDuration,
  formatList,
  formatMoment,
  formatSecond,
  formatWhen,
} from './format.ts'

test('a moment of a proof shows its second', () => {
  expect(formatSecond(new Date('2026-08-31T18:44:43Z'))).toBe('21:44:43')
})

test('a date and its time', () => {
  expect(formatDateTime(new Date('2026-08-31T21:00:00Z'), 'am', 'gregorian')).toBe(
    'ማክሰኞ፣ ሴፕቴምበር 1፣ ከሌሊቱ 6\u00a0ሰዓት (00:00)',
  )
})

test('a moment names the Ethiopian hour in Amharic, where 12:00 alone is read as 18:00', () => {
  const noon = new Date('2026-11-16T12:00:00+03:00')
  expect(formatMoment(noon, 'en', 'gregorian')).toBe('Mon 16 Nov, 12:00 PM')
  expect(formatMoment(noon, 'am', 'gregorian')).toBe('ሰኞ፣ ኖቬምበር 16፣ ከቀኑ 6\u00a0ሰዓት (12:00)')
  expect(formatMoment(noon, 'en', 'gregorian', 'numeric')).toBe('16/11/2026, 12:00 PM')
})

test('a list takes the comma of its language', () => {
  expect(formatList([7, 42], 'en')).toBe('7, 42')
  expect(formatList([7, 42], 'am')).toBe('7፣ 42')
})

test('a countdown and a wait', () => {
  expect(formatCountdown(872)).toBe('14:32')
  expect(formatCountdown(8070)).toBe('2:14:30')
  expect(formatCountdown(-3)).toBe('0:00')
  expect(formatDuration(8070, 'en')).toBe('2 h 14 min')
  expect(formatDuration(7200, 'am')).toBe('2 ሰዓት')
  expect(formatDuration(200_000, 'en')).toBe('2 d 7 h')
  expect(formatDuration(20, 'am')).toBe('ከ1 ደቂቃ በታች')
  expect(formatDuration(20, 'en')).toBe('less than 1 min')
})

describe('when a draw is', () => {
  const now = new Date('2026-11-15T09:00:00+03:00')
  // proves: DASH-05
  test.each([
    ['2026-11-15T18:00:00+03:00', 'Today at 6:00 PM · 12:00 Ethiopian time', 'ዛሬ ከምሽቱ 12\u00a0ሰዓት (18:00)'],
    ['2026-11-15T12:00:00+03:00', 'Today at 12:00 PM · 6:00 Ethiopian time', 'ዛሬ ከቀኑ 6\u00a0ሰዓት (12:00)'],
    ['2026-11-16T00:30:00+03:00', 'Tomorrow at 12:30 AM · 6:30 Ethiopian time', 'ነገ ከሌሊቱ 6:30\u00a0ሰዓት (00:30)'],
    ['2026-11-20T18:00:00+03:00', 'Friday at 6:00 PM · 12:00 Ethiopian time', 'ዓርብ ከምሽቱ 12\u00a0ሰዓት (18:00)'],
    [
      '2026-11-27T18:00:00+03:00',
      'Fri 27 Nov at 6:00 PM · 12:00 Ethiopian time',
      'ዓርብ፣ ኖቬምበር 27፣ ከምሽቱ 12\u00a0ሰዓት (18:00)',
    ],
  ])('%s', (at, english, amharic) => {
    expect(formatWhen(new Date(at), now, 'en', 'gregorian')).toBe(english)
    expect(formatWhen(new Date(at), now, 'am', 'gregorian')).toBe(amharic)
  })
})
