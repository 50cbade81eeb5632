const LENGTH_MAX = 40

/**
 * The name for the greeting, or `undefined` when it does not look like a name. Anyone can register someone else's
 * address with any name, so a name must not carry a message; mail programs turn addresses, sites and phone numbers into
 * links.
 */
export function greetingName(fullName: string): string | undefined {
  const name = fullName.normalize('NFKC').replace(/\s+/gu, ' ').trim()
  return name.length <= LENGTH_MAX && NAME.test(name) ? name : undefined
}

/**
 * Words of letters, joined as in O'Hara, Jean-Luc or ገ/ማርያም. A dot only at the end of a word, so that it cannot form a
 * site name.
 */
const NAME = /^[\p{L}\p{M}]+(?:['’/-][\p{L}\p{M}]+)*\.?(?: [\p{L}\p{M}]+(?:['’/-][\p{L}\p{M}]+)*\.?)*$/u
