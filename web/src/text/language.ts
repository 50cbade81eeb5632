export const LANGUAGES = ['en', 'am'] as const
export type Language = (typeof LANGUAGES)[number]

export function asLanguage(value: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === value)
}
