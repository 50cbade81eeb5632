import { describe, expect, test } from 'vitest'
import {
  formatCountdown,
  formatDateTime,
  formatDuration,
  formatSecond,
  formatWhen,
  formatWhenInFull,
} from './format.ts'

test('a moment of a proof shows its second', () => {
  expect(formatSecond(new Date('2026-08-31T18:44:43Z'))).toBe('21:44:43')
})

test('a date and its time', () => {
  expect(formatDateTime(new Date('2026-08-31T21:00:00Z'), 'am', 'gregorian')).toBe('ማክሰኞ፣ ሴፕቴምበር 1, 00:00 · ከሌሊቱ 6 ሰዓት')
})

test('a countdown and a wait', () => {
  expect(formatCountdown(872)).toBe('14:32')
  expect(formatCountdown(8070)).toBe('2:14:30')
  expect(formatCountdown(-3)).toBe('0:00')
  expect(formatDuration(8070, 'en')).toBe('2 h 14 min')
  expect(formatDuration(7200, 'am')).toBe('2 ሰዓት')
  expect(formatDuration(200_000, 'en')).toBe('2 d 7 h')
  expect(formatDuration(20, 'am')).toBe('0 ደቂቃ')
})

describe('when a draw is', () => {
  const now = new Date('2026-11-15T09:00:00+03:00')
  test.each([
    ['2026-11-15T18:00:00+03:00', 'Today at 6:00 PM', 'ዛሬ 18:00 · ከምሽቱ 12 ሰዓት'],
    ['2026-11-15T12:00:00+03:00', 'Today at 12:00 PM', 'ዛሬ 12:00 · ከቀኑ 6 ሰዓት'],
    ['2026-11-16T00:30:00+03:00', 'Tomorrow at 12:30 AM', 'ነገ 00:30 · ከሌሊቱ 6:30 ሰዓት'],
    ['2026-11-20T18:00:00+03:00', 'Friday at 6:00 PM', 'ዓርብ 18:00 · ከምሽቱ 12 ሰዓት'],
    ['2026-11-27T18:00:00+03:00', 'Fri 27 Nov at 6:00 PM', 'ዓርብ፣ ኖቬምበር 27 18:00 · ከምሽቱ 12 ሰዓት'],
  ])('%s', (at, english, amharic) => {
    expect(formatWhen(new Date(at), now, 'en', 'gregorian')).toBe(english)
    expect(formatWhen(new Date(at), now, 'am', 'gregorian')).toBe(amharic)
  })

  test('in full, English has the Ethiopian count too', () => {
    const full = formatWhenInFull(new Date('2026-11-15T18:00:00+03:00'), now, 'en', 'gregorian')
    expect(full).toBe('Today at 6:00 PM · 12:00 Ethiopian time')
  })
})
