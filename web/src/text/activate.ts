import { i18n } from '@lingui/core'
import type { CompiledCatalogue } from './catalogue.ts'
import { asLanguage, type Language } from './language.ts'

/** Texts that only some pages need are parts of their own: a phone loads those of the page it shows. */
export type TextPart = 'player' | 'about' | 'legal' | 'admin'

type Loader = () => Promise<{ readonly messages: CompiledCatalogue }>

const CATALOGUES: Record<TextPart, Record<Language, Loader>> = {
  player: {
    en: () => import('./en/player.ts?compiled'),
    am: () => import('./am/player.ts?compiled'),
  },
  about: {
    en: () => import('./en/about.ts?compiled'),
    am: () => import('./am/about.ts?compiled'),
  },
  legal: {
    en: () => import('./en/legal.ts?compiled'),
    am: () => import('./am/legal.ts?compiled'),
  },
  admin: {
    en: () => import('./en/admin.ts?compiled'),
    am: () => import('./am/admin.ts?compiled'),
  },
}

const loadedParts = new Set<TextPart>(['player'])

/** Loads one language and switches to it. Nothing changes on the page before every text is there. */
export async function activate(language: Language): Promise<void> {
  const catalogues = await Promise.all([...loadedParts].map((part) => CATALOGUES[part][language]()))
  for (const { messages } of catalogues) i18n.load(language, messages)
  i18n.activate(language)
}

/** Adds a part to the language in use, and to every one switched to later. */
export async function loadTextPart(part: TextPart): Promise<void> {
  loadedParts.add(part)
  const language = activeLanguage()
  const { messages } = await CATALOGUES[part][language]()
  i18n.load(language, messages)
}

export function activeLanguage(): Language {
  return asLanguage(i18n.locale) ?? 'en'
}

/** For what is written outside React: the head of a page. */
export function translate(id: string, values?: Record<string, string | number>): string {
  return i18n._(id, values)
}
