import { addisClock, addisTime } from './addis-time.ts'
import type { Calendar, Language } from './people.ts'

/** `short` is 'Mon 31 Aug'; `long` is 'Monday 31 August 2026'; `day` is 'August 31, 2026'; `numeric` is '31/08/2026'. */
export type DateStyle = 'short' | 'long' | 'day' | 'numeric'

export function formatDate(at: Date, language: Language, calendar: Calendar, style: DateStyle = 'short'): string {
  const { weekday, day, month, year } = dateParts(at, language, calendar, style)
  if (style === 'numeric') return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`
  if (style === 'day')
    return language === 'en' ? `${month} ${day}, ${year}` : `${month} ${day} ቀን ${year} ${ERAS[calendar]}`
  const named = language === 'en' ? `${weekday} ${day} ${month}` : `${weekday}፣ ${month} ${day}`
  if (style === 'short') return named
  return language === 'en' ? `${named} ${year}` : `${named} ቀን ${year} ${ERAS[calendar]}`
}

/** Readers switch calendars, so a year in Amharic names its own. */
const ERAS: Record<Calendar, string> = { gregorian: 'እ.ኤ.አ.', ethiopian: 'ዓ.ም.' }

type DateParts = { readonly weekday: string; readonly day: string; readonly month: string; readonly year: string }

/**
 * Without Intl, as in formatNumber: the first formatter costs a slow phone 50 ms, that of the Ethiopian calendar 100 ms, and dates are
 * part of the first paint.
 */
export function dateParts(at: Date, language: Language, calendar: Calendar, style: DateStyle): DateParts {
  // Every time on every screen is Addis Ababa time, whatever the device's own zone is.
  const local = addisTime(at)
  const [day, month, year] = calendar === 'ethiopian' ? ethiopianDay(local) : gregorianDay(local)
  // Only English names are shortened, and no Ethiopian month: the first letters of Amharic names ('ኦገስ', 'ማክሰ') are no abbreviation.
  const isShort = style === 'short' && language === 'en'
  const nameOf = (kind: Calendar | 'weekdays', index: number) => {
    const name = NAMES[language][kind].split(' ')[index] ?? ''
    return isShort && kind !== 'ethiopian' ? name.slice(0, 3) : name
  }
  return {
    weekday: nameOf('weekdays', local.getUTCDay()),
    day: String(day),
    month: style === 'numeric' ? String(month) : nameOf(calendar, month - 1),
    year: String(year),
  }
}

/** Months count from 1. */
type CalendarDay = readonly [day: number, month: number, year: number]

function gregorianDay(local: Date): CalendarDay {
  return [local.getUTCDate(), local.getUTCMonth() + 1, local.getUTCFullYear()]
}

const DAY_MS = 86_400_000
/** From 1 Meskerem of year 1 to 1970-01-01. */
const DAYS_BEFORE_1970 = 716_367
const DAYS_IN_FOUR_YEARS = 4 * 365 + 1

/** Twelve months of 30 days and a thirteenth of 5, or of 6 in every fourth year. */
function ethiopianDay(local: Date): CalendarDay {
  const days = Math.floor(local.getTime() / DAY_MS) + DAYS_BEFORE_1970
  const year = Math.floor((4 * days + 2) / DAYS_IN_FOUR_YEARS) + 1
  const dayOfYear = days - 365 * (year - 1) - Math.floor(year / 4)
  return [(dayOfYear % 30) + 1, Math.floor(dayOfYear / 30) + 1, year]
}

const NAMES: Record<Language, Record<Calendar | 'weekdays', string>> = {
  en: {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    gregorian: 'January February March April May June July August September October November December',
    ethiopian: 'Meskerem Tekemt Hedar Tahsas Ter Yekatit Megabit Miazia Genbot Sene Hamle Nehasse Pagumen',
  },
  am: {
    weekdays: 'እሑድ ሰኞ ማክሰኞ ረቡዕ ሐሙስ ዓርብ ቅዳሜ',
    gregorian: 'ጃንዋሪ ፌብሩዋሪ ማርች ኤፕሪል ሜይ ጁን ጁላይ ኦገስት ሴፕቴምበር ኦክቶበር ኖቬምበር ዲሴምበር',
    ethiopian: 'መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን',
  },
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
