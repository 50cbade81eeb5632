import { bytesToHex, concatBytes, hexToBytes, sha256, utf8ToBytes } from './bytes.ts'

/** An entry of the audit log as it is published: its time as text with microseconds, its details letter by letter. */
export type LogEntry = {
  readonly seq: number
  readonly at: string
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly details: string
  readonly previousHash: string
  readonly hash: string
}

/** What an entry's hash must be: over the hash of the entry before it and each of its own fields. */
export function logEntryHash({ previousHash, seq, at, actor, action, subject, details }: LogEntry): string {
  const fields = [String(seq), at, actor, action, subject, details].map(netstring)
  return bytesToHex(sha256(concatBytes(hexToBytes(previousHash), ...fields)))
}

function netstring(field: string): Uint8Array {
  const bytes = utf8ToBytes(field)
  return concatBytes(utf8ToBytes(`${bytes.length}:`), bytes, utf8ToBytes(','))
}
