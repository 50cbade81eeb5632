import { isFullForm } from '../dev/form.ts'

export const WIDTHS = [360, 1280] as const
export const LANGUAGES = ['en', 'am'] as const
export const THEMES = ['light', 'dark'] as const

export type Width = (typeof WIDTHS)[number]
export type Language = (typeof LANGUAGES)[number]
export type Theme = (typeof THEMES)[number]
export type Screen = { readonly width: Width; readonly language: Language; readonly theme: Theme }

const ALL: readonly Screen[] = WIDTHS.flatMap((width) =>
  LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ width, language, theme }))),
)

const PHONE: Screen = { width: 360, language: 'am', theme: 'dark' }
const DESKTOP: Screen = { width: 1280, language: 'en', theme: 'light' }

/** The screens that pages without interaction are checked on: one in the short form, all eight in the full form. */
export function screensOf({ short }: { readonly short: 'phone' | 'desktop' }): readonly Screen[] {
  if (isFullForm) return ALL
  return [short === 'phone' ? PHONE : DESKTOP]
}
