import { randomInt } from 'node:crypto'

/** Without characters that look alike on paper: 0 and o, 1, i and l. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const CODES = 10
const GROUPS = 3
const GROUP_LENGTH = 4

/** Ten codes such as `7fkq-m2xd-w9ra`: 59 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, newGroup).join('-'))
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
