import { CALENDARS, type Calendar, defaultCalendar, type Language } from '@edil/domain/people'
import { asLanguage } from './language.ts'

/** The head script reads the same keys before the first paint. */
const LANGUAGE_KEY = 'edil.language'
const CALENDAR_KEY = 'edil.calendar'

/** The saved choice, else the page's own language: a page rendered in Amharic stays Amharic. */
export function preferredLanguage(): Language {
  return asLanguage(read(LANGUAGE_KEY)) ?? asLanguage(document.documentElement.lang) ?? 'en'
}

/** The saved choice, else the one that readers of the language use. */
export function preferredCalendar(language: Language): Calendar {
  return CALENDARS.find((calendar) => calendar === read(CALENDAR_KEY)) ?? defaultCalendar(language)
}

export function rememberLanguage(language: Language): void {
  document.documentElement.lang = language
  write(LANGUAGE_KEY, language)
}

export function rememberCalendar(calendar: Calendar): void {
  write(CALENDAR_KEY, calendar)
}

/** Storage throws where cookies are blocked; then the choice lasts as long as the page. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {}
}
