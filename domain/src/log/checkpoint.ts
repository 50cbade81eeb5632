import { ed25519 } from '@noble/curves/ed25519.js'
import { concatBytes, u64, utf8ToBytes } from '../draw/bytes.ts'
import type { Hash } from './merkle-tree.ts'
import {
  fromBase64,
  isSignature,
  type NoteKey,
  readNote,
  type SignedNote,
  signatureLine,
  signaturesBy,
  toBase64,
} from './signed-note.ts'

/** What the log says about itself: its first `size` entries have this root. */
export type Checkpoint = { readonly origin: string; readonly size: number; readonly root: Hash }

export function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${toBase64(root)}\n`
}

/** A checkpoint with its signatures; `undefined` when the note is not one. */
export function readCheckpoint(note: string): (Checkpoint & { readonly note: SignedNote }) | undefined {
  const signed = readNote(note)
  const [, origin = '', digits = '', encoded = ''] =
    /^(\S+)\n(0|[1-9]\d{0,14})\n(\S+)\n(?:[^\p{Cc}]+\n)*$/u.exec(signed?.text ?? '') ?? []
  const root = fromBase64(encoded)
  if (!signed || root?.length !== 32) return undefined
  return { origin, size: Number(digits), root, note: signed }
}

/** What a witness signs: the time of its own clock and the text of the checkpoint. */
function cosignedMessage(text: string, seconds: number): Uint8Array {
  return utf8ToBytes(`cosignature/v1\ntime ${seconds}\n${text}`)
}

const TIME_BYTES = 8

/** The line that a witness adds to a checkpoint. `secret` is its 32-byte seed. */
export function cosign(text: string, seconds: number, key: NoteKey, secret: Uint8Array): string {
  return signatureLine(key, concatBytes(u64(seconds), ed25519.sign(cosignedMessage(text, seconds), secret)))
}

/** When this witness cosigned the checkpoint, in seconds since 1970; `undefined` when it did not. */
export function cosignedAt(note: SignedNote, witness: NoteKey): number | undefined {
  if (witness.kind !== 4) return undefined
  for (const bytes of signaturesBy(note, witness)) {
    if (bytes.length < TIME_BYTES) continue
    const seconds = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0))
    const message = cosignedMessage(note.text, seconds)
    if (isSignature(bytes.slice(TIME_BYTES), message, witness.publicKey)) return seconds
  }
  return undefined
}
