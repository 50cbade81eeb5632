import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { addisDate } from './addis-time.ts'
import { dateParts, formatClock, formatDate, formatHour, formatTime } from './calendar.ts'

const evening = new Date('2026-08-31T15:00:00Z')
const at = (addisClock: string) => new Date(`2026-08-31T${addisClock}:00+03:00`)

describe('times', () => {
  test.each([
    ['18:00', 'ከምሽቱ 12\u00a0ሰዓት (18:00)', '6:00 PM · 12:00 Ethiopian time'],
    ['18:30', 'ከምሽቱ 12:30\u00a0ሰዓት (18:30)', '6:30 PM · 12:30 Ethiopian time'],
    ['23:59', 'ከምሽቱ 5:59\u00a0ሰዓት (23:59)', '11:59 PM · 5:59 Ethiopian time'],
    ['00:00', 'ከሌሊቱ 6\u00a0ሰዓት (00:00)', '12:00 AM · 6:00 Ethiopian time'],
    ['05:59', 'ከሌሊቱ 11:59\u00a0ሰዓት (05:59)', '5:59 AM · 11:59 Ethiopian time'],
    ['06:00', 'ከጠዋቱ 12\u00a0ሰዓት (06:00)', '6:00 AM · 12:00 Ethiopian time'],
    ['07:00', 'ከጠዋቱ 1\u00a0ሰዓት (07:00)', '7:00 AM · 1:00 Ethiopian time'],
    ['11:59', 'ከጠዋቱ 5:59\u00a0ሰዓት (11:59)', '11:59 AM · 5:59 Ethiopian time'],
    ['12:00', 'ከቀኑ 6\u00a0ሰዓት (12:00)', '12:00 PM · 6:00 Ethiopian time'],
    ['15:52', 'ከቀኑ 9:52\u00a0ሰዓት (15:52)', '3:52 PM · 9:52 Ethiopian time'],
    ['17:59', 'ከቀኑ 11:59\u00a0ሰዓት (17:59)', '5:59 PM · 11:59 Ethiopian time'],
  ])('%s has the Ethiopian clock beside it', (clock, amharic, english) => {
    expect(formatTime(at(clock), 'am')).toBe(amharic)
    expect(formatTime(at(clock), 'en')).toBe(english)
    expect(formatClock(at(clock))).toBe(clock)
  })

  test.each([
    ['00:00', '12:00 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['18:00', '6:00 PM'],
  ])('%s by the clock of twelve hours', (clock, hour) => {
    expect(formatHour(at(clock))).toBe(hour)
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
    expect(formatDate(evening, 'am', 'ethiopian', 'long')).toBe('ሰኞ፣ ነሐሴ 25 ቀን 2018 ዓ.ም.')
    expect(formatDate(evening, 'en', 'gregorian', 'numeric')).toBe('31/08/2026')
    expect(formatDate(evening, 'am', 'ethiopian', 'numeric')).toBe('25/12/2018')
  })

  test('the Ethiopian year changes on 11 September, after a thirteenth month', () => {
    expect(formatDate(new Date('2026-09-10T12:00:00Z'), 'am', 'ethiopian', 'long')).toContain('ጳጉሜን 5 ቀን 2018')
    expect(formatDate(new Date('2026-09-11T12:00:00Z'), 'am', 'ethiopian', 'long')).toContain('መስከረም 1 ቀን 2019')
    expect(formatDate(new Date('2027-09-11T12:00:00Z'), 'en', 'ethiopian', 'long')).toBe('Saturday 6 Pagumen 2019')
  })

  test('in Amharic a date names its era beside a year only', () => {
    for (const style of ['short', 'long', 'numeric'] as const) {
      const eras = formatDate(evening, 'am', 'ethiopian', style).match(/ዓ\.ም\./g) ?? []
      expect(eras).toHaveLength(style === 'long' ? 1 : 0)
    }
  })

  test('the Ethiopian calendar is that of Intl on every day of forty years', () => {
    for (const language of ['en', 'am'] as const) {
      const style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
      const intl = new Intl.DateTimeFormat(language, { calendar: 'ethiopic', timeZone: 'Africa/Addis_Ababa', ...style })
      for (let day = 0; day < 40 * 366; day++) {
        const date = new Date(Date.UTC(2000, 0, 1 + day, 9))
        const parts = intl.formatToParts(date).map(({ type, value }) => [type, value])
        const { weekday, month, year, day: dayOfMonth } = Object.fromEntries(parts)
        expect(dateParts(date, language, 'ethiopian', 'long')).toEqual({ weekday, day: dayOfMonth, month, year })
      }
    }
  })

  test('change at midnight in Addis Ababa', () => {
    expect(addisDate(new Date('2026-08-31T20:59:59Z'))).toBe('2026-08-31')
    expect(addisDate(new Date('2026-08-31T21:00:00Z'))).toBe('2026-09-01')
  })
})

test.each(['UTC', 'Africa/Addis_Ababa', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu'])(
  'a phone set to %s shows Addis Ababa time',
  (timeZone) => {
    const script = `import { addisDate } from ${JSON.stringify(new URL('./addis-time.ts', import.meta.url).href)}
    import { formatDate, formatTime } from ${JSON.stringify(new URL('./calendar.ts', import.meta.url).href)}
      const at = new Date('2026-08-31T21:30:00Z')
      console.log([addisDate(at), formatDate(at, 'en', 'gregorian'), formatDate(at, 'en', 'ethiopian'), formatTime(at, 'am')].join('|'))`
    const printed = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
      env: { ...process.env, TZ: timeZone, NODE_NO_WARNINGS: '1' },
      encoding: 'utf8',
    })
    expect(printed.trim()).toBe('2026-09-01|Tue 1 Sep|Tue 26 Nehasse|ከሌሊቱ 6:30\u00a0ሰዓት (00:30)')
  },
)
