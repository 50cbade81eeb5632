import { bytesToHex, concatBytes, hexToBytes, sha256, utf8ToBytes } from './bytes.ts'

/** An audit log entry as it is published: the time as text with microseconds, the details as the exact JSON text. */
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

/** When an entry was written, in milliseconds since 1970; `NaN` when its text is not a time. */
export function timeOfEntry({ at }: LogEntry): number {
  const [, toMilliseconds = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})\d{3}Z AD$/.exec(at) ?? []
  return Date.parse(`${toMilliseconds}Z`)
}

/** The hash of an entry: over the hash of the previous entry and each of its own fields. */
export function logEntryHash({ previousHash, seq, at, actor, action, subject, details }: LogEntry): string {
  const fields = [String(seq), at, actor, action, subject, details].map(netstring)
  return bytesToHex(sha256(concatBytes(hexToBytes(previousHash), ...fields)))
}

function netstring(field: string): Uint8Array {
  const bytes = utf8ToBytes(field)
  return concatBytes(utf8ToBytes(`${bytes.length}:`), bytes, utf8ToBytes(','))
}
