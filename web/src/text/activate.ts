import { formatNumber } from '@edil/domain/money'
import type { Language } from '@edil/domain/people'
import type { TextPart } from '@edil/text/parts'
import { i18n } from '@lingui/core'
import type { CompiledCatalogue } from './catalogue.ts'
import { asLanguage } from './language.ts'

export type { TextPart } from '@edil/text/parts'

type Texts = { readonly messages: CompiledCatalogue }

/** One chunk for each part and language: a phone loads those of the page it shows. */
const CATALOGUES = import.meta.env.TEXTS_HASH
  ? {}
  : import.meta.glob<Texts>('../../../text/src/{en,am}/*.ts', { query: '?compiled' })

/** In a build, the names of all these chunks have the same form, so that pages need not contain a list of them. */
function loadTexts(part: TextPart, language: Language): Promise<Texts> {
  const hash = import.meta.env.TEXTS_HASH
  if (hash) {
    const file = `/assets/${language}-${part}.${hash}.js`
    return import(/* @vite-ignore */ file)
  }
  const load = CATALOGUES[`../../../text/src/${language}/${part}.ts`]
  if (!load) throw new Error(`no texts for ${part}`)
  return load()
}

async function loadCatalogue(part: TextPart, language: Language): Promise<CompiledCatalogue> {
  return (await loadTexts(part, language)).messages
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
  return i18n._(id, values && withKinds(values))
}

/** Adds what compiled plurals ask for (catalogue.ts): the kind of each number, and the number as it is written. */
function withKinds(values: Readonly<Record<string, string | number>>): Record<string, string | number> {
  const all = { ...values }
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'number') continue
    all[`${name}?`] = value === 0 ? 'zero' : value === 1 ? 'one' : 'many'
    all[`${name}#`] = formatNumber(value)
  }
  return all
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
