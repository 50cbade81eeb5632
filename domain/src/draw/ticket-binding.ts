import { bytesToHex, concatBytes, hexToBytes, lengthPrefixed, sha256, tag, utf8ToBytes } from './bytes.ts'

/** What never changes about a ticket once it is issued. `key` in hex. */
export type BoundTicket = {
  readonly gameId: string
  readonly key: string
  readonly personId: string
  readonly numbers: readonly number[]
  readonly paymentId: string
}

/**
 * The hash that the audit entry of a ticket carries. It is not in the proof of a draw: it names the person, whom only we may know. The
 * key makes it impossible to guess.
 */
export function ticketBinding({ gameId, key, personId, numbers, paymentId }: BoundTicket): string {
  const bytes = concatBytes(
    tag('ticket'),
    lengthPrefixed(utf8ToBytes(gameId)),
    hexToBytes(key),
    lengthPrefixed(utf8ToBytes(personId)),
    Uint8Array.of(numbers.length, ...numbers.toSorted((a, b) => a - b)),
    lengthPrefixed(utf8ToBytes(paymentId)),
  )
  return bytesToHex(sha256(bytes))
}
