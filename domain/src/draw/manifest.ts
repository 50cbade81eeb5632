import { NUMBERS_PER_GAME } from '../plans.ts'
import { bytesToHex, concatBytes, hexToBytes, isHex, lengthPrefixed, sha256, tag, utf8ToBytes } from './bytes.ts'

export const TICKET_KEY_BYTES = 16
const UNSOLD = new Uint8Array(TICKET_KEY_BYTES)

/** All zeros is not a key: the manifest uses it for unsold numbers, so such a number could be called sold or unsold after the draw. */
export function isTicketKey(value: unknown): value is string {
  return isHex(value, TICKET_KEY_BYTES) && value !== bytesToHex(UNSOLD)
}

/** Every sold number of a game with its ticket's key, in hex. */
export type SealedTickets = ReadonlyMap<number, string>

/** The sealed list as bytes: each number of the board, followed by its ticket's key, or by zeros when it is unsold. */
export function manifestOf(gameId: string, tickets: SealedTickets): Uint8Array {
  const rows: Uint8Array[] = []
  for (let number = 1; number <= NUMBERS_PER_GAME; number += 1) {
    const key = tickets.get(number)
    rows.push(Uint8Array.of(number), key === undefined ? UNSOLD : hexToBytes(key))
  }
  return concatBytes(tag('manifest'), lengthPrefixed(utf8ToBytes(gameId)), ...rows)
}

export function manifestHash(gameId: string, tickets: SealedTickets): string {
  return bytesToHex(sha256(manifestOf(gameId, tickets)))
}

/** The numbers of a ticket, found by its key. */
export function numbersOfTicket(tickets: SealedTickets, key: string): number[] {
  const numbers = [...tickets].filter(([, sealed]) => sealed === key).map(([number]) => number)
  return numbers.sort((a, b) => a - b)
}
