import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageId } from '@edil/text/parts'
import { isFullForm } from '../dev/form.ts'
import { LANGUAGES, type Language, WIDTHS, type Width } from './screens.ts'

/** A language, and the width of a phone or a desktop. */
export type View = {
  readonly name: string
  readonly language: Language
  readonly width: number
  /** '/am' or nothing. */
  readonly prefix: string
  /** The site's text in this language, without tags and with its placeholders filled in. */
  readonly translate: (id: MessageId, values?: Record<string, string | number>) => string
}

/** All parts of a catalogue; each file exports one object. */
async function catalogueOf(language: Language): Promise<Record<string, string>> {
  const folder = join(import.meta.dirname, '../text/src', language)
  const parts = await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))))
  return Object.assign({}, ...parts.flatMap((part) => Object.values(part)))
}

const CATALOGUES: Record<Language, Record<string, string>> = {
  en: await catalogueOf('en'),
  am: await catalogueOf('am'),
}

/** The view of a story in the short form; the full form runs it in all four. */
export function viewsOf({ short }: { readonly short: readonly [Language, Width] }): readonly View[] {
  if (!isFullForm) return [viewOf(...short)]
  return LANGUAGES.flatMap((language) => WIDTHS.map((width) => viewOf(language, width)))
}

export function viewOf(language: Language, width: Width): View {
  return {
    name: `${language}, ${width} px`,
    language,
    width,
    prefix: language === 'am' ? '/am' : '',
    translate: (id: MessageId, values: Record<string, string | number> = {}) => {
      const text = CATALOGUES[language][id]
      if (text === undefined) throw new Error(`no text for ${id}`)
      return text
        .replace(/<\/?\w+\/?>/g, '')
        .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
    },
  }
}
