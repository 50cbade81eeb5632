export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The head script reads the same key before the first paint. */
const THEME_KEY = 'edil.theme'

const listeners = new Set<() => void>()

export function activeTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
