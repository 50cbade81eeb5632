import type { Language } from '@edil/domain/people'
import type { Catalogue } from '@edil/text/catalogue'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

export type CompiledCatalogue = Record<string, CompiledMessage>

/**
 * What the browser gets: messages taken apart at build time, so that no parser travels to the phone.
 * Throws, and so stops the build, when the translation is not complete.
 */
export function compileCatalogue(english: Catalogue, translation: Catalogue, language: Language): CompiledCatalogue {
  const faults = faultsOf(english, translation)
  if (faults.length > 0) throw new Error(`the catalogue is not complete:\n  ${faults.join('\n  ')}`)
  const compile = (text: string) => withoutIntl(compileMessageOrThrow(text), language)
  return Object.fromEntries(Object.entries(translation).map(([id, text]) => [id, compile(text)]))
}

/** The forms of a plural that our texts may have: for none ('=0'), for one, for all other numbers. */
const PLURAL_FORMS = ['0', 'one', 'other']

/**
 * Turns a plural of `count` into a choice by `count?`, which is 'zero', 'one' or 'many', and its '#' into `count#`, the number as it is
 * written. activate.ts adds both to the values of a message; a counted number is whole and not negative. Lingui would ask Intl, whose
 * rules and number format cost a slow phone 90 ms during the first paint.
 */
function withoutIntl(message: CompiledMessage, language: Language, counted?: string): CompiledMessage {
  return message.map((token) => {
    if (token === '#' && counted !== undefined) return [`${counted}#`]
    if (typeof token === 'string') return token
    const [name, type, given] = token
    if (type !== 'plural') return token
    const forms = given as Record<string, CompiledMessage | undefined>
    const unknown = Object.keys(forms).find((key) => forms[key] !== undefined && !PLURAL_FORMS.includes(key))
    if (unknown) throw new Error(`'${unknown}' in the plural of ${name}: only =0, one and other are known`)
    const compile = (text?: CompiledMessage) => text && withoutIntl(text, language, name)
    const [zero, one, other] = PLURAL_FORMS.map((form) => compile(forms[form]))
    // Amharic uses the form for one with 0 as well, unless the text has a form for none.
    const kinds = language === 'am' ? { zero, many: other, other: one ?? other } : { zero, one, other }
    return [`${name}?`, 'select', kinds]
  })
}

/** Every reason why this translation cannot stand in for the English: a message missing, unknown, or with other arguments. */
export function faultsOf(english: Catalogue, translation: Catalogue): string[] {
  const missing = Object.keys(english)
    .filter((id) => !translation[id]?.trim())
    .map((id) => `${id}: no translation`)
  const unknown = Object.keys(translation)
    .filter((id) => english[id] === undefined)
    .map((id) => `${id}: no such message in English`)
  const differing = Object.entries(english)
    .filter(([id, text]) => translation[id]?.trim() && argumentsOf(text) !== argumentsOf(translation[id]))
    .map(([id, text]) => `${id}: expects '${argumentsOf(text)}', has '${argumentsOf(translation[id] ?? '')}'`)
  return [...missing, ...unknown, ...differing]
}

/** The names and tags a message asks for, sorted: '{count} of <b>{total}</b>' asks for '<b> count total'. */
function argumentsOf(text: string): string {
  const tags = [...text.matchAll(/<(\w+)\/?>/g)].map(([, tag]) => `<${tag}>`)
  const names = namesIn(compileMessageOrThrow(text))
  return [...new Set([...tags, ...names])].sort().join(' ')
}

function namesIn(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, type, choices] = token
    const isChoice = type === 'plural' || type === 'select' || type === 'selectordinal'
    const branches = isChoice ? Object.values(choices as Record<string, CompiledMessage | undefined>) : []
    return [name, ...branches.flatMap((branch) => (Array.isArray(branch) ? namesIn(branch) : []))]
  })
}
