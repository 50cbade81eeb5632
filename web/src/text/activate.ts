import type { Language } from '@edil/domain/people'
import type { TextPart } from '@edil/text/parts'
import { i18n } from '@lingui/core'
import type { CompiledCatalogue } from './catalogue.ts'
import { asLanguage } from './language.ts'

export type { TextPart } from '@edil/text/parts'

type Loader = () => Promise<{ readonly messages: CompiledCatalogue }>

/** One chunk for each part and language: a phone loads those of the page it shows. Those of staff pages are in staff-texts.ts. */
const CATALOGUES = import.meta.glob<{ readonly messages: CompiledCatalogue }>(
  [
    '../../../text/src/{en,am}/*.ts',
    '!**/admin.ts',
    '!**/figures.ts',
    '!**/payouts.ts',
    '!**/plans.ts',
    '!**/review.ts',
    '!**/sales.ts',
    '!**/today.ts',
  ],
  { query: '?compiled' },
)

async function loadCatalogue(part: TextPart, language: Language): Promise<CompiledCatalogue> {
  const file = `../../../text/src/${language}/${part}.ts`
  const loader: Loader | undefined = CATALOGUES[file] ?? (await import('./staff-texts.ts')).STAFF_CATALOGUES[file]
  if (!loader) throw new Error(`no texts for ${part}`)
  return (await loader()).messages
}

const loadedParts = new Set<TextPart>(['player'])

/** Loads one language and switches to it. Nothing changes on the page before every text is there. */
export async function activate(language: Language): Promise<void> {
  const catalogues = await Promise.all([...loadedParts].map((part) => loadCatalogue(part, language)))
  for (const messages of catalogues) i18n.load(language, messages)
  i18n.activate(language)
}

/** Adds a part to the language in use, and to every one switched to later. */
export async function loadTextPart(part: TextPart): Promise<void> {
  loadedParts.add(part)
  const language = activeLanguage()
  i18n.load(language, await loadCatalogue(part, language))
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
