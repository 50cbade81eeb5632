import { i18n } from '@lingui/core'
import type { CompiledCatalogue } from './catalogue.ts'
import { asLanguage, type Language } from './language.ts'

/** Texts that only some pages need are parts of their own: a phone loads those of the page it shows. */
export type TextPart =
  | 'player'
  | 'descriptions'
  | 'games'
  | 'draws'
  | 'proof'
  | 'board'
  | 'play'
  | 'refusals'
  | 'fields'
  | 'accounts'
  | 'about'
  | 'legal'
  | 'profile'
  | 'security'
  | 'decisions'
  | 'payment'
  | 'tickets'
  | 'selection'
  | 'admin'
  | 'review'
  | 'hosting'

type Loader = () => Promise<{ readonly messages: CompiledCatalogue }>

const CATALOGUES: Record<TextPart, Record<Language, Loader>> = {
  player: {
    en: () => import('./en/player.ts?compiled'),
    am: () => import('./am/player.ts?compiled'),
  },
  descriptions: {
    en: () => import('./en/descriptions.ts?compiled'),
    am: () => import('./am/descriptions.ts?compiled'),
  },
  games: {
    en: () => import('./en/games.ts?compiled'),
    am: () => import('./am/games.ts?compiled'),
  },
  draws: {
    en: () => import('./en/draws.ts?compiled'),
    am: () => import('./am/draws.ts?compiled'),
  },
  proof: {
    en: () => import('./en/proof.ts?compiled'),
    am: () => import('./am/proof.ts?compiled'),
  },
  board: {
    en: () => import('./en/board.ts?compiled'),
    am: () => import('./am/board.ts?compiled'),
  },
  play: {
    en: () => import('./en/play.ts?compiled'),
    am: () => import('./am/play.ts?compiled'),
  },
  refusals: {
    en: () => import('./en/refusals.ts?compiled'),
    am: () => import('./am/refusals.ts?compiled'),
  },
  fields: {
    en: () => import('./en/fields.ts?compiled'),
    am: () => import('./am/fields.ts?compiled'),
  },
  accounts: {
    en: () => import('./en/accounts.ts?compiled'),
    am: () => import('./am/accounts.ts?compiled'),
  },
  about: {
    en: () => import('./en/about.ts?compiled'),
    am: () => import('./am/about.ts?compiled'),
  },
  legal: {
    en: () => import('./en/legal.ts?compiled'),
    am: () => import('./am/legal.ts?compiled'),
  },
  profile: {
    en: () => import('./en/profile.ts?compiled'),
    am: () => import('./am/profile.ts?compiled'),
  },
  security: {
    en: () => import('./en/security.ts?compiled'),
    am: () => import('./am/security.ts?compiled'),
  },
  decisions: {
    en: () => import('./en/decisions.ts?compiled'),
    am: () => import('./am/decisions.ts?compiled'),
  },
  payment: {
    en: () => import('./en/payment.ts?compiled'),
    am: () => import('./am/payment.ts?compiled'),
  },
  tickets: {
    en: () => import('./en/tickets.ts?compiled'),
    am: () => import('./am/tickets.ts?compiled'),
  },
  selection: {
    en: () => import('./en/selection.ts?compiled'),
    am: () => import('./am/selection.ts?compiled'),
  },
  admin: {
    en: () => import('./en/admin.ts?compiled'),
    am: () => import('./am/admin.ts?compiled'),
  },
  review: {
    en: () => import('./en/review.ts?compiled'),
    am: () => import('./am/review.ts?compiled'),
  },
  hosting: {
    en: () => import('./en/hosting.ts?compiled'),
    am: () => import('./am/hosting.ts?compiled'),
  },
}

export const TEXT_PARTS = Object.keys(CATALOGUES) as TextPart[]

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

export function translate(id: string, values?: Readonly<Record<string, string | number>>): string {
  return i18n._(id, values && { ...values })
}

let version = 0
i18n.on('change', () => {
  version += 1
})

/** Counts up with every language or part that comes. */
export function textsVersion(): number {
  return version
}

export function onTextsChange(listener: () => void): () => void {
  return i18n.on('change', listener)
}
