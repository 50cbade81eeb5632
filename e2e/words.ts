import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageId } from '../web/src/text/message-id.ts'
import { type Language, PAIRS } from './views.ts'

/** One way of looking at the site: a language, and the width of a phone or of a desk. */
export type View = {
  readonly name: string
  readonly language: Language
  readonly width: number
  /** '/am' or nothing. */
  readonly prefix: string
  /** The words of the site in this language, with what is left open filled in. */
  readonly say: (id: MessageId, values?: Record<string, string | number>) => string
}

/** Every part of a catalogue; each file exports one object. */
async function wordsOf(language: Language): Promise<Record<string, string>> {
  const folder = join(import.meta.dirname, '../web/src/text', language)
  const parts = await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))))
  return Object.assign({}, ...parts.flatMap((part) => Object.values(part)))
}

const WORDS: Record<Language, Record<string, string>> = { en: await wordsOf('en'), am: await wordsOf('am') }

export const VIEWS: readonly View[] = PAIRS.map(({ language, width }) => viewOf(language, width))

/** One of them by name, whichever are run through. */
export function viewOf(language: Language, width: number): View {
  return {
    name: `${language}, ${width} px`,
    language,
    width,
    prefix: language === 'am' ? '/am' : '',
    say: (id: MessageId, values: Record<string, string | number> = {}) => {
      const words = WORDS[language][id]
      if (words === undefined) throw new Error(`no words for ${id}`)
      return words
        .replace(/<\/?\w+\/?>/g, '')
        .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
    },
  }
}
