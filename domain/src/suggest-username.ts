import { isReservedUsername, USERNAME_PATTERN } from './people.ts'

const LENGTH_MAX = 20

/** A username made from a name in Latin letters, or else from the part of an address before the '@'. */
export function suggestUsername(fullName: string, email = ''): string | undefined {
  const [mailbox = ''] = email.split('@')
  return [fullName, mailbox].map(asUsername).find((name) => USERNAME_PATTERN.test(name) && !isReservedUsername(name))
}

function asUsername(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, LENGTH_MAX)
    .replace(/^_+|_+$/g, '')
}
