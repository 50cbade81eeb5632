import { addisDate } from '@edil/domain/addis-time'
import { type DateStyle, dateParts, formatClock, formatDate, formatHour, formatTime } from '@edil/domain/calendar'
import type { Calendar, Language } from '@edil/domain/people'

/** '21:44:43', for moments that a proof is checked against. */
export function formatSecond(at: Date): string {
  return `${formatClock(at)}:${pad(at.getUTCSeconds())}`
}

/** When a round is: with the seconds, and in Amharic with the Ethiopian hour, because its readers take 12:00 alone for 18:00. */
export function formatRoundTime(at: Date, language: Language): string {
  return language === 'am' ? formatTime(at, language).replace(formatClock(at), formatSecond(at)) : formatSecond(at)
}

const COMMAS: Record<Language, string> = { en: ', ', am: '፣ ' }

/** '7, 42' or '7፣ 42'. */
export function formatList(items: readonly (string | number)[], language: Language): string {
  return items.join(COMMAS[language])
}

export function formatDateTime(at: Date, language: Language, calendar: Calendar): string {
  return formatList([formatDate(at, language, calendar), formatTime(at, language)], language)
}

/** '12:00 PM'. Amharic names the Ethiopian hour too: its readers take 12:00 alone for 18:00. */
export function formatHourOfDay(at: Date, language: Language): string {
  return language === 'am' ? formatTime(at, language) : formatHour(at)
}

/** 'Mon 16 Nov, 12:00 PM'; numeric '16/11/2026, 12:00 PM', for staff who compare days. */
export function formatMoment(at: Date, language: Language, calendar: Calendar, style?: DateStyle): string {
  return formatList([formatDate(at, language, calendar, style), formatHourOfDay(at, language)], language)
}

const DAY_MS = 86_400_000

const RELATIVE: Record<Language, readonly [string, string]> = { en: ['Today', 'Tomorrow'], am: ['ዛሬ', 'ነገ'] }

/**
 * When a draw is, as one would say it: 'Today at 6:00 PM · 12:00 Ethiopian time', 'Friday at …', 'Fri 27 Nov at …'. Amharic
 * keeps the 24-hour clock with the Ethiopian count, because its readers use both.
 */
export function formatWhen(at: Date, now: Date, language: Language, calendar: Calendar): string {
  const day = relativeDay(at, now, language, calendar)
  // A date ends in a figure; in Amharic a comma keeps it apart from the hour.
  const joint = language === 'en' ? ' at' : /\d$/.test(day) ? '፣' : ''
  return `${day}${joint} ${formatTime(at, language)}`
}

function relativeDay(at: Date, now: Date, language: Language, calendar: Calendar): string {
  const days = (Date.parse(addisDate(at)) - Date.parse(addisDate(now))) / DAY_MS
  const named = RELATIVE[language][days]
  if (named) return named
  return days > 1 && days < 7 ? dateParts(at, language, calendar, 'long').weekday : formatDate(at, language, calendar)
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

const UNDER_A_MINUTE: Record<Language, string> = { en: 'less than 1 min', am: 'ከ1 ደቂቃ በታች' }

/** '2 h 14 min': the two largest units, for a wait that is not counted by the second. */
export function formatDuration(totalSeconds: number, language: Language): string {
  const minutes = Math.max(0, Math.floor(totalSeconds / 60))
  const figures = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  const first = figures.findIndex((figure) => figure > 0)
  if (first === -1) return UNDER_A_MINUTE[language]
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
