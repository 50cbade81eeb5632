import { NUMBERS_PER_GAME } from '../plans.ts'
import { bytesToHex, concatBytes, hexToBytes, isHex, lengthPrefixed, sha256, tag, utf8ToBytes } from './bytes.ts'

const TICKET_KEY_BYTES = 16
const COMMITMENT_BYTES = 32
const UNSOLD = new Uint8Array(COMMITMENT_BYTES)

export function isTicketKey(value: unknown): value is string {
  return isHex(value, TICKET_KEY_BYTES)
}

/** Zeros stand for an unsold number in the manifest, so they are no commitment: such a number could be called sold or unsold later. */
export function isCommitment(value: unknown): value is string {
  return isHex(value, COMMITMENT_BYTES) && value !== bytesToHex(UNSOLD)
}

/**
 * Every sold number of a game with the hash of its ticket's key, in hex. The list is published and the keys are not: a holder finds
 * a number by hashing the key of the ticket, and the list is of no use for making one.
 */
export type Commitments = ReadonlyMap<number, string>

/** The commitment to a number of a ticket. `key` in hex. */
export function commitmentOf(gameId: string, number: number, key: string): string {
  const entry = concatBytes(tag('entry'), lengthPrefixed(utf8ToBytes(gameId)), Uint8Array.of(number), hexToBytes(key))
  return bytesToHex(sha256(entry))
}

/** The sealed list as bytes: each number of the board, followed by its commitment, or by zeros when it is unsold. */
export function manifestOf(gameId: string, commitments: Commitments): Uint8Array {
  const rows: Uint8Array[] = []
  for (let number = 1; number <= NUMBERS_PER_GAME; number += 1) {
    const commitment = commitments.get(number)
    rows.push(Uint8Array.of(number), commitment === undefined ? UNSOLD : hexToBytes(commitment))
  }
  return concatBytes(tag('manifest'), lengthPrefixed(utf8ToBytes(gameId)), ...rows)
}

export function manifestHash(gameId: string, commitments: Commitments): string {
  return bytesToHex(sha256(manifestOf(gameId, commitments)))
}

/** The numbers of a ticket, found by its key. */
export function numbersOfTicket(gameId: string, commitments: Commitments, key: string): number[] {
  const numbers = [...commitments].filter(([number, sealed]) => commitmentOf(gameId, number, key) === sealed)
  return numbers.map(([number]) => number).sort((a, b) => a - b)
}
