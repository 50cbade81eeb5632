import { createEmitter } from '../store/create-emitter.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The head script reads the same key before the first paint. */
const THEME_KEY = 'edil.theme'

const { subscribe, emit } = createEmitter()

export function activeTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

export const onThemeChange = subscribe

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  emit()
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}
