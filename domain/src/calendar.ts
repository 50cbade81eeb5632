import { addisClock, addisTime } from './addis-time.ts'
import type { Calendar, Language } from './people.ts'

/** Every time on every screen is Addis Ababa time, whatever the device's own zone is. */
const TIME_ZONE = 'Africa/Addis_Ababa'

/** `short` is 'Mon 31 Aug'; `long` is 'Monday 31 August 2026'; `day` is 'August 31, 2026'; `numeric` is '31/08/2026'. */
export type DateStyle = 'short' | 'long' | 'day' | 'numeric'

export function formatDate(at: Date, language: Language, calendar: Calendar, style: DateStyle = 'short'): string {
  const { weekday, day, month, year } = dateParts(at, language, calendar, style)
  if (style === 'numeric') return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`
  if (style === 'day')
    return language === 'en' ? `${month} ${day}, ${year}` : `${month} ${day} ቀን ${year} ${ERAS[calendar]}`
  if (language === 'en') return style === 'long' ? `${weekday} ${day} ${month} ${year}` : `${weekday} ${day} ${month}`
  return style === 'long' ? `${weekday}፣ ${month} ${day} ቀን ${year} ${ERAS[calendar]}` : `${weekday}፣ ${month} ${day}`
}

/** Readers switch calendars, so a year in Amharic names its own. */
const ERAS: Record<Calendar, string> = { gregorian: 'እ.ኤ.አ.', ethiopian: 'ዓ.ም.' }

export function dateParts(at: Date, language: Language, calendar: Calendar, style: DateStyle) {
  const names = calendar === 'ethiopian' ? ethiopianParts(at, language, style) : gregorianParts(at, language, style)
  // Amharic names cannot be shortened: the first letters ('ኦገስ', 'ማክሰ') are no abbreviation.
  if (style !== 'short' || language === 'am') return names
  const month = calendar === 'gregorian' ? names.month.slice(0, 3) : names.month
  return { ...names, weekday: names.weekday.slice(0, 3), month }
}

type DateParts = { readonly weekday: string; readonly day: string; readonly month: string; readonly year: string }

/** Without Intl, as in formatNumber: the first formatter costs a slow phone 50 ms, and dates are part of the first paint. */
function gregorianParts(at: Date, language: Language, style: DateStyle): DateParts {
  const local = addisTime(at)
  return {
    weekday: WEEKDAYS[language][local.getUTCDay()] ?? '',
    day: String(local.getUTCDate()),
    month: style === 'numeric' ? String(local.getUTCMonth() + 1) : (MONTHS[language][local.getUTCMonth()] ?? ''),
    year: String(local.getUTCFullYear()),
  }
}

const WEEKDAYS: Record<Language, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  am: ['እሑድ', 'ሰኞ', 'ማክሰኞ', 'ረቡዕ', 'ሐሙስ', 'ዓርብ', 'ቅዳሜ'],
}
const MONTHS: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  am: 'ጃንዋሪ ፌብሩዋሪ ማርች ኤፕሪል ሜይ ጁን ጁላይ ኦገስት ሴፕቴምበር ኦክቶበር ኖቬምበር ዲሴምበር'.split(' '),
}

/**
 * The parts come from Intl's Ethiopian calendar, the order from us: Intl's own patterns end with the era, which is 'AM' in English
 * and would be read as the morning.
 */
function ethiopianParts(at: Date, language: Language, style: DateStyle): DateParts {
  const parts = ethiopianFormat(language, style === 'numeric' ? 'numeric' : 'long').formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return { weekday: part('weekday'), day: part('day'), month: part('month'), year: part('year') }
}

/** Building a formatter costs a low-end phone milliseconds, and every row of a list needs the same one. */
const ethiopianFormats = new Map<string, Intl.DateTimeFormat>()

function ethiopianFormat(language: Language, month: 'long' | 'numeric'): Intl.DateTimeFormat {
  const key = `${language} ${month}`
  const known = ethiopianFormats.get(key)
  if (known) return known
  const style = { weekday: 'long', day: 'numeric', month, year: 'numeric' } as const
  const built = new Intl.DateTimeFormat(language, { calendar: 'ethiopic', timeZone: TIME_ZONE, ...style })
  ethiopianFormats.set(key, built)
  return built
}

/**
 * With the Ethiopian clock, which counts twelve hours from 06:00 and from 18:00: '6:00 PM · 12:00 Ethiopian time'. Amharic
 * names the part of the day first.
 */
export function formatTime(at: Date, language: Language): string {
  const { hour, minute } = addisClock(at)
  const count = (hour + 6) % 12 || 12
  if (language === 'en') return `${formatHour(at)} · ${count}:${pad(minute)} Ethiopian time`
  // No line breaks between the figure and its unit.
  return `${DAY_PARTS[Math.floor(hour / 6)]} ${minute === 0 ? count : `${count}:${pad(minute)}`}\u00a0ሰዓት (${formatClock(at)})`
}

/** From 00:00, 06:00, 12:00 and 18:00. */
const DAY_PARTS = ['ከሌሊቱ', 'ከጠዋቱ', 'ከቀኑ', 'ከምሽቱ']

/** '18:00', for places that already show the Ethiopian clock or have no room for it. */
export function formatClock(at: Date): string {
  const { hour, minute } = addisClock(at)
  return `${pad(hour)}:${pad(minute)}`
}

/** '6:00 PM' */
export function formatHour(at: Date): string {
  const { hour, minute } = addisClock(at)
  return `${hour % 12 || 12}:${pad(minute)} ${hour < 12 ? 'AM' : 'PM'}`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
