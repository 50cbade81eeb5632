import { LANGUAGES, type Language } from '@edil/domain/people'

export function asLanguage(value: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === value)
}

/** English is at /dashboard, Amharic at /am/dashboard: an address can be shared and found in either. */
export function languageOfPath(path: string): Language {
  return path === '/am' || path.startsWith('/am/') ? 'am' : 'en'
}

/** Where the same page is in that language. `path` is without a language, as the router sees it. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? '/am/' : `/am${path}`
}
