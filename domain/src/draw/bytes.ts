import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export { bytesToHex, concatBytes, hexToBytes, sha256, utf8ToBytes }

/** Where a hash is of: the same bytes in another place give another hash. */
export function tag(place: 'open' | 'manifest' | 'seed' | 'block'): Uint8Array {
  return utf8ToBytes(`EDIL-DRAW/1/${place}\0`)
}

/** The length first, so that no field can reach into the next. */
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

/** Lower case only: a hash has one spelling. */
export function isHex(text: unknown, bytes: number): text is string {
  return typeof text === 'string' && text.length === 2 * bytes && /^[0-9a-f]*$/.test(text)
}
