const LENGTH_MAX = 40

/**
 * The name to greet somebody by, or `undefined` when it does not look like one. Anybody may open an account with somebody
 * else's address and a name of his choice, so a name must not carry a message, and mail programs make links of whatever
 * looks like an address, a site or a phone number.
 */
export function greetingName(fullName: string): string | undefined {
  const name = fullName.normalize('NFKC').replace(/\s+/gu, ' ').trim()
  return name.length <= LENGTH_MAX && NAME.test(name) ? name : undefined
}

/** Words of letters, joined as in O'Hara, Jean-Luc or ገ/ማርያም; a dot only at a word's end, where it makes no site. */
const NAME = /^[\p{L}\p{M}]+(?:['’/-][\p{L}\p{M}]+)*\.?(?: [\p{L}\p{M}]+(?:['’/-][\p{L}\p{M}]+)*\.?)*$/u
