import { execFileSync } from 'node:child_process'
import { asSantim, etb } from '@edil/domain/money'
import { describe, expect, test } from 'vitest'
import {
  addisDay,
  formatClock,
  formatCountdown,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMoney,
  formatNumber,
  formatSecond,
  formatTime,
  formatWhen,
  formatWhenInFull,
  moneyParts,
} from './format.ts'

const evening = new Date('2026-08-31T15:00:00Z')
const at = (addisClock: string) => new Date(`2026-08-31T${addisClock}:00+03:00`)

describe('money', () => {
  test('is grouped and carries its currency', () => {
    expect(formatMoney(etb(35_000), 'en')).toBe('35,000 ETB')
    expect(formatMoney(etb(35_000), 'am')).toBe('35,000 ብር')
    expect(formatMoney(etb(500), 'en')).toBe('500 ETB')
    expect(moneyParts(etb(400_000), 'am')).toEqual({ figure: '400,000', currency: 'ብር' })
  })

  test('shows santim only when there are some', () => {
    expect(formatMoney(asSantim(100_05n), 'en')).toBe('100.05 ETB')
    expect(formatMoney(asSantim(-100_50n), 'en')).toBe('-100.50 ETB')
    expect(formatMoney(asSantim(-50n), 'en')).toBe('-0.50 ETB')
    expect(formatMoney(etb(0), 'en')).toBe('0 ETB')
  })

  test('stays exact beyond what a float can hold', () => {
    expect(formatMoney(asSantim(900_719_925_474_099_301n), 'en')).toBe('9,007,199,254,740,993.01 ETB')
  })
})

describe('times', () => {
  test.each([
    ['18:00', '18:00 · ከምሽቱ 12 ሰዓት', '18:00 · 12 in the evening (Ethiopian clock)'],
    ['18:30', '18:30 · ከምሽቱ 12:30 ሰዓት', '18:30 · 12:30 in the evening (Ethiopian clock)'],
    ['23:59', '23:59 · ከምሽቱ 5:59 ሰዓት', '23:59 · 5:59 in the evening (Ethiopian clock)'],
    ['00:00', '00:00 · ከሌሊቱ 6 ሰዓት', '00:00 · 6 at night (Ethiopian clock)'],
    ['05:59', '05:59 · ከሌሊቱ 11:59 ሰዓት', '05:59 · 11:59 at night (Ethiopian clock)'],
    ['06:00', '06:00 · ከጠዋቱ 12 ሰዓት', '06:00 · 12 in the morning (Ethiopian clock)'],
    ['07:00', '07:00 · ከጠዋቱ 1 ሰዓት', '07:00 · 1 in the morning (Ethiopian clock)'],
    ['11:59', '11:59 · ከጠዋቱ 5:59 ሰዓት', '11:59 · 5:59 in the morning (Ethiopian clock)'],
    ['12:00', '12:00 · ከቀኑ 6 ሰዓት', '12:00 · 6 in the afternoon (Ethiopian clock)'],
    ['15:52', '15:52 · ከቀኑ 9:52 ሰዓት', '15:52 · 9:52 in the afternoon (Ethiopian clock)'],
    ['17:59', '17:59 · ከቀኑ 11:59 ሰዓት', '17:59 · 11:59 in the afternoon (Ethiopian clock)'],
  ])('%s stands beside the Ethiopian count', (clock, amharic, english) => {
    expect(formatTime(at(clock), 'am')).toBe(amharic)
    expect(formatTime(at(clock), 'en')).toBe(english)
    expect(formatClock(at(clock))).toBe(clock)
  })

  test('a moment of a proof shows its second', () => {
    expect(formatSecond(new Date('2026-08-31T18:44:43Z'))).toBe('21:44:43')
  })
})

describe('dates', () => {
  test('in both calendars and both languages', () => {
    expect(formatDate(evening, 'en', 'gregorian')).toBe('Mon 31 Aug')
    expect(formatDate(evening, 'en', 'gregorian', 'long')).toBe('Monday 31 August 2026')
    expect(formatDate(evening, 'en', 'ethiopian')).toBe('Mon 25 Nehasse')
    expect(formatDate(evening, 'en', 'ethiopian', 'long')).toBe('Monday 25 Nehasse 2018')
    expect(formatDate(evening, 'am', 'gregorian')).toBe('ሰኞ፣ ኦገስት 31')
    expect(formatDate(evening, 'am', 'ethiopian')).toBe('ሰኞ፣ ነሐሴ 25')
    expect(formatDate(evening, 'am', 'ethiopian', 'long')).toBe('ሰኞ፣ ነሐሴ 25 ቀን 2018')
    expect(formatDate(evening, 'en', 'gregorian', 'numeric')).toBe('31/08/2026')
    expect(formatDate(evening, 'am', 'ethiopian', 'numeric')).toBe('25/12/2018')
  })

  test('the Ethiopian year turns on 11 September, and has a thirteenth month before it', () => {
    expect(formatDate(new Date('2026-09-10T12:00:00Z'), 'am', 'ethiopian', 'long')).toContain('ጳጉሜን 5 ቀን 2018')
    expect(formatDate(new Date('2026-09-11T12:00:00Z'), 'am', 'ethiopian', 'long')).toContain('መስከረም 1 ቀን 2019')
    expect(formatDate(new Date('2027-09-11T12:00:00Z'), 'en', 'ethiopian', 'long')).toBe('Saturday 6 Pagumen 2019')
  })

  test('never show an era, on any day of four years', () => {
    for (let day = 0; day < 1461; day++) {
      const date = new Date(Date.UTC(2024, 0, 1 + day, 9))
      for (const style of ['short', 'long', 'numeric'] as const) {
        expect(formatDate(date, 'en', 'ethiopian', style)).not.toMatch(/\b(AM|ERA|AA|Era)/)
        expect(formatDate(date, 'am', 'ethiopian', style)).not.toMatch(/ዓ\.?ም|ዓ\/ም|ERA|AM/)
      }
    }
  })

  test('turn at midnight in Addis Ababa', () => {
    expect(addisDay(new Date('2026-08-31T20:59:59Z'))).toBe('2026-08-31')
    expect(addisDay(new Date('2026-08-31T21:00:00Z'))).toBe('2026-09-01')
    expect(formatDateTime(new Date('2026-08-31T21:00:00Z'), 'am', 'gregorian')).toBe(
      'ማክሰኞ፣ ሴፕቴምበር 1, 00:00 · ከሌሊቱ 6 ሰዓት',
    )
  })
})

test.each(['UTC', 'Africa/Addis_Ababa', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu'])(
  'a phone set to %s shows Addis Ababa time',
  (timeZone) => {
    const script = `import { formatDate, formatTime, addisDay } from ${JSON.stringify(new URL('./format.ts', import.meta.url).href)}
      const at = new Date('2026-08-31T21:30:00Z')
      console.log([addisDay(at), formatDate(at, 'en', 'gregorian'), formatDate(at, 'en', 'ethiopian'), formatTime(at, 'am')].join('|'))`
    const printed = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
      env: { ...process.env, TZ: timeZone, NODE_NO_WARNINGS: '1' },
      encoding: 'utf8',
    })
    expect(printed.trim()).toBe('2026-09-01|Tue 1 Sep|Tue 26 Nehasse|00:30 · ከሌሊቱ 6:30 ሰዓት')
  },
)

test('numbers are grouped', () => {
  expect(formatNumber(31_799_517)).toBe('31,799,517')
  expect(formatNumber(31_799_517)).toBe('31,799,517')
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
