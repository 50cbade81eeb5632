import { randomBytes } from 'node:crypto'

/** A transaction number that no other payment or transfer has. */
export function newReference(): string {
  return randomBytes(8).toString('hex').toUpperCase()
}
