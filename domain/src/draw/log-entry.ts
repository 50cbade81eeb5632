import { bytesToHex, concatBytes, hexToBytes, sha256, utf8ToBytes } from './bytes.ts'
import { readJson } from './read-json.ts'

/** An audit log entry as it is published: the time as text with microseconds, the details as the exact JSON text, the salt in hex. */
export type LogEntry = {
  readonly seq: number
  readonly at: string
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly details: string
  readonly salt: string
  readonly previousHash: string
  readonly hash: string
}

/** When an entry was written, in milliseconds since 1970; `NaN` when its text is not a time. */
export function timeOfEntry({ at }: LogEntry): number {
  const [, toMilliseconds = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})\d{3}Z AD$/.exec(at) ?? []
  return Date.parse(`${toMilliseconds}Z`)
}

/** The record of a draw that the entry carries; `undefined` when its details are not what we write. */
export function recordOfEntry({ details }: LogEntry): string | undefined {
  const record = readJson<{ record: string }>(details)?.record
  return typeof record === 'string' ? record : undefined
}

/** The hash of an entry: over the hash of the previous entry and each of its own fields. */
export function logEntryHash({ previousHash, seq, at, actor, action, subject, details, salt }: LogEntry): string {
  const fields = [String(seq), at, actor, action, subject, details, salt].map(netstring)
  return bytesToHex(sha256(concatBytes(hexToBytes(previousHash), ...fields)))
}

/** The length comes first, so that fields cannot overlap. */
export function netstring(field: string): Uint8Array {
  const bytes = utf8ToBytes(field)
  return concatBytes(utf8ToBytes(`${bytes.length}:`), bytes, utf8ToBytes(','))
}
