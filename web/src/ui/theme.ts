export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The head script reads the same key before the first paint. */
const THEME_KEY = 'edil.theme'

export function activeTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
