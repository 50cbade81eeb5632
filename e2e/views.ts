export const WIDTHS = [360, 1280] as const
export const LANGUAGES = ['en', 'am'] as const
export const THEMES = ['light', 'dark'] as const

export type Width = (typeof WIDTHS)[number]
export type Language = (typeof LANGUAGES)[number]
export type Theme = (typeof THEMES)[number]
export type Screen = { readonly width: Width; readonly language: Language; readonly theme: Theme }

/**
 * `EDIL_E2E=short`: half of the views, for machines that have no hour. Each language and each width is there, and on
 * screens any two of width, language and theme stand together once.
 */
const isShort = process.env['EDIL_E2E'] === 'short'

const ALL: readonly Screen[] = WIDTHS.flatMap((width) =>
  LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ width, language, theme }))),
)

/** Every way of looking at a page that does nothing. */
export const SCREENS: readonly Screen[] = isShort ? ALL.filter(isOfSquare) : ALL

/** Every way of living through a story. */
export const PAIRS: readonly Pick<Screen, 'width' | 'language'>[] = LANGUAGES.flatMap((language) =>
  WIDTHS.map((width) => ({ width, language })),
).filter(({ width, language }) => !isShort || (width === 1280) === (language === 'en'))

/** Of two times two times two, the four of which any two differ twice. */
function isOfSquare({ width, language, theme }: Screen): boolean {
  const odd = [width === 360, language === 'am', theme === 'dark'].filter(Boolean).length
  return odd % 2 === 0
}
