import { ed25519 } from '@noble/curves/ed25519.js'
import { concatBytes, sha256, utf8ToBytes } from '../draw/bytes.ts'
import { isSame } from './merkle-tree.ts'

/** In browsers and Node alike; the types of this package know neither. */
declare const btoa: (binary: string) => string
declare const atob: (base64: string) => string

/** Signed notes of C2SP: a text, an empty line, and signature lines `— <name> <base64 of key id and signature>`. */
export type SignedNote = {
  /** Up to and including the newline before the empty line. */
  readonly text: string
  readonly signatures: readonly NoteSignature[]
}

export type NoteSignature = {
  readonly name: string
  readonly keyId: Uint8Array
  /** What follows the key id. */
  readonly bytes: Uint8Array
}

/** 0x01: signatures of the log. 0x04: cosignatures of witnesses, which have a time. */
export type KeyKind = 1 | 4

/** A public key with the name of its owner. */
export type NoteKey = { readonly name: string; readonly kind: KeyKind; readonly publicKey: Uint8Array }

const KEY_ID_BYTES = 4
const PUBLIC_KEY_BYTES = 32

/** `secret` is the 32-byte seed. */
export function publicKeyOf(secret: Uint8Array): Uint8Array {
  return ed25519.getPublicKey(secret)
}

export function keyIdOf({ name, kind, publicKey }: NoteKey): Uint8Array {
  return sha256(concatBytes(utf8ToBytes(`${name}\n`), Uint8Array.of(kind), publicKey)).slice(0, KEY_ID_BYTES)
}

/** `name+hex(key id)+base64(kind ‖ public key)`. */
export function writeKey(key: NoteKey): string {
  const id = Array.from(keyIdOf(key), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${key.name}+${id}+${toBase64(concatBytes(Uint8Array.of(key.kind), key.publicKey))}`
}

/** `undefined` when the text is not a key of a kind that we know, or names another key id. */
export function readKey(text: string): NoteKey | undefined {
  const [, name = '', , encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/.exec(text) ?? []
  const bytes = fromBase64(encoded)
  const [kind] = bytes ?? []
  if (!bytes || bytes.length !== 1 + PUBLIC_KEY_BYTES || (kind !== 1 && kind !== 4)) return undefined
  const key: NoteKey = { name, kind, publicKey: bytes.slice(1) }
  return writeKey(key) === text ? key : undefined
}

/** The signature line of this signature. */
export function signatureLine(key: NoteKey, bytes: Uint8Array): string {
  return `— ${key.name} ${toBase64(concatBytes(keyIdOf(key), bytes))}\n`
}

/** The log's own signature of a text. `secret` is the 32-byte seed. */
export function signNote(text: string, key: NoteKey, secret: Uint8Array): string {
  return `${text}\n${signatureLine(key, ed25519.sign(utf8ToBytes(text), secret))}`
}

/** `undefined` when it is not a signed note. Signatures of unknown kinds are kept. */
export function readNote(note: string): SignedNote | undefined {
  const end = note.lastIndexOf('\n\n')
  if (end < 0 || !note.endsWith('\n')) return undefined
  const text = note.slice(0, end + 1)
  const signatures = readSignatures(note.slice(end + 2))
  return signatures && signatures.length > 0 ? { text, signatures } : undefined
}

/** Signature lines, each with its newline; `undefined` when one of them is not a signature. */
export function readSignatures(lines: string): NoteSignature[] | undefined {
  const signatures: NoteSignature[] = []
  for (const line of lines.split('\n').slice(0, -1)) {
    const [, name = '', encoded = ''] = /^— (\S+) (\S+)$/.exec(line) ?? []
    const bytes = fromBase64(encoded)
    if (!bytes || bytes.length <= KEY_ID_BYTES) return undefined
    signatures.push({ name, keyId: bytes.slice(0, KEY_ID_BYTES), bytes: bytes.slice(KEY_ID_BYTES) })
  }
  return signatures
}

/** The signatures that claim to be by this key. */
export function signaturesBy({ signatures }: SignedNote, key: NoteKey): Uint8Array[] {
  const id = keyIdOf(key)
  return signatures.filter(({ name, keyId }) => name === key.name && isSame(keyId, id)).map(({ bytes }) => bytes)
}

export function isSignedBy(note: SignedNote, key: NoteKey): boolean {
  if (key.kind !== 1) return false
  const message = utf8ToBytes(note.text)
  return signaturesBy(note, key).some((signature) => isSignature(signature, message, key.publicKey))
}

const SIGNATURE_BYTES = 64

/** False instead of an exception for a signature or key that is not one. */
export function isSignature(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
  if (signature.length !== SIGNATURE_BYTES) return false
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false })
  } catch {
    return false
  }
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

/** Standard base64 with padding, in its only notation. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (text === '' || text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+=*$/.test(text)) return undefined
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    return toBase64(bytes) === text ? bytes : undefined
  } catch {
    return undefined
  }
}
