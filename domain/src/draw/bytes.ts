import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export { bytesToHex, concatBytes, hexToBytes, sha256, utf8ToBytes }

/** Domain separation: the same bytes hashed for another purpose give another hash. */
export function tag(purpose: 'open' | 'entry' | 'manifest' | 'seed' | 'block' | 'ticket'): Uint8Array {
  return utf8ToBytes(`EDIL-DRAW/1/${purpose}\0`)
}

/** The length comes first, so that two different lists of fields never give the same bytes. */
export function lengthPrefixed(bytes: Uint8Array): Uint8Array {
  return concatBytes(u32(bytes.length), bytes)
}

export function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

export function u64(value: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value))
  return bytes
}

/** Lower case only, so that a hash has one notation. */
export function isHex(text: unknown, bytes: number): text is string {
  return typeof text === 'string' && text.length === 2 * bytes && /^[0-9a-f]*$/.test(text)
}
