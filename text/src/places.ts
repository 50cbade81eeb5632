import type { Language } from '@edil/domain/people'

/** The places of a draw, as short as on a ball. */
export const PLACES: Record<Language, readonly [string, string, string]> = {
  en: ['1st', '2nd', '3rd'],
  am: ['1ኛ', '2ኛ', '3ኛ'],
}
