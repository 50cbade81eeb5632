import type { Catalogue } from '@edil/text/catalogue'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

export type CompiledCatalogue = Record<string, CompiledMessage>

/**
 * What the browser gets: messages taken apart at build time, so that no parser travels to the phone.
 * Throws, and so stops the build, when the translation is not complete.
 */
export function compileCatalogue(english: Catalogue, translation: Catalogue): CompiledCatalogue {
  const faults = faultsOf(english, translation)
  if (faults.length > 0) throw new Error(`the catalogue is not complete:\n  ${faults.join('\n  ')}`)
  return Object.fromEntries(Object.entries(translation).map(([id, text]) => [id, compileMessageOrThrow(text)]))
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
