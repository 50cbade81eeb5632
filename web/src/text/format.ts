import type { Santim } from '@edil/domain/money'
import type { Language } from './language.ts'
import type { Calendar } from './preference.ts'

/** Every time on every screen is Addis Ababa time, wherever the reader's phone is. */
const TIME_ZONE = 'Africa/Addis_Ababa'
const CURRENCIES: Record<Language, string> = { en: 'ETB', am: 'ብር' }
const SANTIM_PER_BIRR = 100n

/** `short` is 'Mon 31 Aug'; `long` is 'Monday 31 August 2026'; `day` is 'August 31, 2026'; `numeric` is '31/08/2026'. */
export type DateStyle = 'short' | 'long' | 'day' | 'numeric'

/** '35,000', in both languages. By hand: the first Intl.NumberFormat costs a slow phone 50 ms, in the middle of the first paint. */
export function formatNumber(value: number | bigint): string {
  return value.toString().replace(/\B(?=(\d{3})+$)/g, ',')
}

/** The figure and the currency apart, so that a screen can set the currency smaller. */
export function moneyParts(amount: Santim, language: Language): { figure: string; currency: string } {
  const birr = formatNumber(amount / SANTIM_PER_BIRR)
  const rest = amount % SANTIM_PER_BIRR
  const santim = (rest < 0n ? -rest : rest).toString().padStart(2, '0')
  const sign = amount < 0n && amount > -SANTIM_PER_BIRR ? '-' : ''
  return { figure: rest === 0n ? birr : `${sign}${birr}.${santim}`, currency: CURRENCIES[language] }
}

export function formatMoney(amount: Santim, language: Language): string {
  const { figure, currency } = moneyParts(amount, language)
  return `${figure} ${currency}`
}

export function formatDate(at: Date, language: Language, calendar: Calendar, style: DateStyle = 'short'): string {
  const { weekday, day, month, year } = dateParts(at, language, calendar, style)
  if (style === 'numeric') return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`
  if (style === 'day') return language === 'en' ? `${month} ${day}, ${year}` : `${month} ${day} ቀን ${year}`
  if (language === 'en') return style === 'long' ? `${weekday} ${day} ${month} ${year}` : `${weekday} ${day} ${month}`
  return style === 'long' ? `${weekday}፣ ${month} ${day} ቀን ${year}` : `${weekday}፣ ${month} ${day}`
}

function dateParts(at: Date, language: Language, calendar: Calendar, style: DateStyle) {
  const names = calendar === 'ethiopian' ? ethiopianParts(at, language, style) : gregorianParts(at, language, style)
  // Amharic names cut short end in mid-word ('ኦገስ', 'ማክሰ'), so it always writes them whole.
  if (style !== 'short' || language === 'am') return names
  const month = calendar === 'gregorian' ? names.month.slice(0, 3) : names.month
  return { ...names, weekday: names.weekday.slice(0, 3), month }
}

type DateParts = { readonly weekday: string; readonly day: string; readonly month: string; readonly year: string }

/** By hand, like numbers: dates of draws are part of the first paint. */
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
  am: 'ጃንዩወሪ ፌብሩወሪ ማርች ኤፕሪል ሜይ ጁን ጁላይ ኦገስት ሴፕቴምበር ኦክቶበር ኖቬምበር ዲሴምበር'.split(' '),
}

/**
 * From the browser's Ethiopian calendar, put together from parts and never by a locale's own pattern: patterns end with the
 * era, which English writes as 'AM' and readers take for the morning.
 */
function ethiopianParts(at: Date, language: Language, style: DateStyle): DateParts {
  const parts = ethiopianFormat(language, style === 'numeric' ? 'numeric' : 'long').formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return { weekday: part('weekday'), day: part('day'), month: part('month'), year: part('year') }
}

/** Building a formatter costs a low-end phone milliseconds, and a list asks for the same one on every row. */
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

/** Noon and midnight in Addis Ababa are told apart by day part; the day of the Ethiopian count starts at six. */
export function formatTime(at: Date, language: Language): string {
  const { hour, minute } = addisClock(at)
  const clock = `${pad(hour)}:${pad(minute)}`
  const count = (hour + 6) % 12 || 12
  const ethiopian = minute === 0 ? `${count}` : `${count}:${pad(minute)}`
  const part = DAY_PARTS[language][Math.floor(hour / 6)] ?? ''
  return language === 'am' ? `${clock} · ${part} ${ethiopian} ሰዓት` : `${clock} · ${ethiopian} ${part} (Ethiopian clock)`
}

/** From 00:00, 06:00, 12:00 and 18:00. */
const DAY_PARTS: Record<Language, readonly string[]> = {
  en: ['at night', 'in the morning', 'in the afternoon', 'in the evening'],
  am: ['ከሌሊቱ', 'ከጠዋቱ', 'ከቀኑ', 'ከምሽቱ'],
}

/** '18:00', where the Ethiopian count stands beside it already or there is no room for it. */
export function formatClock(at: Date): string {
  const { hour, minute } = addisClock(at)
  return `${pad(hour)}:${pad(minute)}`
}

/** '21:44:43', for moments that a proof is checked against. */
export function formatSecond(at: Date): string {
  return `${formatClock(at)}:${pad(at.getUTCSeconds())}`
}

export function formatDateTime(at: Date, language: Language, calendar: Calendar): string {
  return `${formatDate(at, language, calendar)}, ${formatTime(at, language)}`
}

/** The Addis Ababa day a moment falls on, as '2026-08-31': two moments with the same answer are on the same day. */
export function addisDay(at: Date): string {
  return addisTime(at).toISOString().slice(0, 10)
}

function addisClock(at: Date): { hour: number; minute: number } {
  const local = addisTime(at)
  return { hour: local.getUTCHours(), minute: local.getUTCMinutes() }
}

/** Ethiopia has kept UTC+3 without summer time since 1960, and time-zone data on old phones may be missing. */
function addisTime(at: Date): Date {
  return new Date(at.getTime() + 3 * 3_600_000)
}

const DAY_MS = 86_400_000

const RELATIVE: Record<Language, readonly [string, string]> = { en: ['Today', 'Tomorrow'], am: ['ዛሬ', 'ነገ'] }

/**
 * When a draw is, as one would say it: 'Today at 6:00 PM', 'Friday at 6:00 PM', 'Fri 27 Nov at 6:00 PM'. Amharic keeps the
 * 24-hour clock with the Ethiopian count, because its readers use both.
 */
export function formatWhen(at: Date, now: Date, language: Language, calendar: Calendar): string {
  const day = relativeDay(at, now, language, calendar)
  return language === 'am' ? `${day} ${formatTime(at, language)}` : `${day} at ${formatHour(at)}`
}

/** With the Ethiopian count beside it in either language: 'Today at 6:00 PM · 12:00 Ethiopian time'. */
export function formatWhenInFull(at: Date, now: Date, language: Language, calendar: Calendar): string {
  const when = formatWhen(at, now, language, calendar)
  return language === 'am' ? when : `${when} · ${ethiopianHour(at)} Ethiopian time`
}

function ethiopianHour(at: Date): string {
  const { hour, minute } = addisClock(at)
  return `${(hour + 6) % 12 || 12}:${pad(minute)}`
}

function relativeDay(at: Date, now: Date, language: Language, calendar: Calendar): string {
  const days = (Date.parse(addisDay(at)) - Date.parse(addisDay(now))) / DAY_MS
  const named = RELATIVE[language][days]
  if (named) return named
  return days > 1 && days < 7 ? dateParts(at, language, calendar, 'long').weekday : formatDate(at, language, calendar)
}

/** '6:00 PM' */
function formatHour(at: Date): string {
  const { hour, minute } = addisClock(at)
  return `${hour % 12 || 12}:${pad(minute)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** '14:32', or '2:14:30' from an hour on. */
export function formatCountdown(totalSeconds: number): string {
  const seconds = Math.max(0, Math.floor(totalSeconds))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? `${hours}:${pad(minutes % 60)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`
}

const UNITS: Record<Language, readonly [string, string, string]> = {
  en: ['d', 'h', 'min'],
  am: ['ቀን', 'ሰዓት', 'ደቂቃ'],
}

/** '2 h 14 min': the two largest units, for a wait that is not counted by the second. */
export function formatDuration(totalSeconds: number, language: Language): string {
  const minutes = Math.max(0, Math.floor(totalSeconds / 60))
  const figures = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  const first = figures.findIndex((figure) => figure > 0)
  if (first === -1) return `0 ${UNITS[language][2]}`
  return figures
    .map((figure, index) => ({ figure, unit: UNITS[language][index] }))
    .slice(first, first + 2)
    .filter(({ figure }) => figure > 0)
    .map(({ figure, unit }) => `${figure} ${unit}`)
    .join(' ')
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
