export const WIDTHS = [360, 1280] as const
export const LANGUAGES = ['en', 'am'] as const
export const THEMES = ['light', 'dark'] as const

export type Width = (typeof WIDTHS)[number]
export type Language = (typeof LANGUAGES)[number]
export type Theme = (typeof THEMES)[number]
export type Screen = { readonly width: Width; readonly language: Language; readonly theme: Theme }

/**
 * `EDIL_E2E=short` runs half of the views. Each language and each width is covered, and every pair of values of width,
 * language and theme occurs once.
 */
const isShort = process.env['EDIL_E2E'] === 'short'

const ALL: readonly Screen[] = WIDTHS.flatMap((width) =>
  LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ width, language, theme }))),
)

/** Every rendering of a page without interaction. */
export const SCREENS: readonly Screen[] = isShort ? ALL.filter(isOfSquare) : ALL

/** Every combination that a story runs in. */
export const PAIRS: readonly Pick<Screen, 'width' | 'language'>[] = LANGUAGES.flatMap((language) =>
  WIDTHS.map((width) => ({ width, language })),
).filter(({ width, language }) => !isShort || (width === 1280) === (language === 'en'))

/** Four of the eight combinations, any two of which differ in two values. */
function isOfSquare({ width, language, theme }: Screen): boolean {
  const odd = [width === 360, language === 'am', theme === 'dark'].filter(Boolean).length
  return odd % 2 === 0
}
