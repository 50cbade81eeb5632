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

/** The screens that pages without interaction are checked on. The short form leaves out six: it has each value once. */
export const SCREENS: readonly Screen[] = isFullForm
  ? ALL
  : [
      { width: 360, language: 'am', theme: 'dark' },
      { width: 1280, language: 'en', theme: 'light' },
    ]
