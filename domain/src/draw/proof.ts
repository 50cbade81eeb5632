import { NUMBERS_PER_GAME } from '../plans.ts'
import { isHex } from './bytes.ts'
import type { LogEntry } from './log-entry.ts'
import { type Commitments, isCommitment } from './manifest.ts'
import { PROTOCOL } from './open-record.ts'
import { asObject, readJson } from './read-json.ts'

/** Everything that is needed to check one draw, in one file. The records are the exact texts that were published. */
export type Proof = {
  readonly protocol: typeof PROTOCOL
  readonly gameId: string
  readonly openRecord: string
  readonly closeRecord: string
  readonly resultRecord: string
  readonly commitments: Commitments
  /** The audit log entries that carry the three records. */
  readonly log: { readonly opened: LoggedRecord; readonly closed: LoggedRecord; readonly drawn: LoggedRecord }
}

/** `proof` shows that the entry is in the public log (log/log-proof.ts); `null` when no checkpoint contained it yet. */
export type LoggedRecord = LogEntry & { readonly proof: string | null }

export type ProofFile = Omit<Proof, 'commitments'> & { readonly commitments: Readonly<Record<string, string>> }

export function writeProof(proof: Proof): ProofFile {
  return { ...proof, commitments: Object.fromEntries(proof.commitments) }
}

/** Reads an untrusted file. `missing` names the first part that is absent or invalid. */
export function readProof(text: string): { readonly proof: Proof } | { readonly missing: string } {
  const file = readJson<ProofFile>(text)
  if (!file) return { missing: 'JSON' }
  if (file.protocol !== PROTOCOL) return { missing: `protocol ${PROTOCOL}` }
  const { gameId, openRecord, closeRecord, resultRecord } = file
  for (const [name, value] of Object.entries({ gameId, openRecord, closeRecord, resultRecord })) {
    if (typeof value !== 'string') return { missing: name }
  }
  const commitments = readCommitments(file.commitments)
  if (!commitments) return { missing: 'commitments' }
  const log = asObject<Proof['log']>(file.log)
  const [opened, closed, drawn] = [log?.opened, log?.closed, log?.drawn].map(readLogEntry)
  if (!opened || !closed || !drawn) return { missing: 'log' }
  const records = { gameId, openRecord, closeRecord, resultRecord } as Record<string, string>
  return { proof: { protocol: PROTOCOL, ...records, commitments, log: { opened, closed, drawn } } as Proof }
}

function readCommitments(value: unknown): Commitments | undefined {
  const untrusted = asObject<Record<string, string>>(value)
  if (!untrusted) return undefined
  const commitments = new Map<number, string>()
  for (const [name, commitment] of Object.entries(untrusted)) {
    const number = Number(name)
    const isOnBoard = String(number) === name && Number.isInteger(number) && number >= 1 && number <= NUMBERS_PER_GAME
    if (!isOnBoard || !isCommitment(commitment)) return undefined
    commitments.set(number, commitment)
  }
  return commitments
}

const LOG_TEXTS = ['at', 'actor', 'action', 'subject', 'details'] as const

function readLogEntry(value: unknown): LoggedRecord | undefined {
  const entry = asObject<LoggedRecord>(value)
  const isComplete =
    entry &&
    Number.isSafeInteger(entry.seq) &&
    LOG_TEXTS.every((field) => typeof entry[field] === 'string') &&
    isHex(entry.salt, 16) &&
    isHex(entry.previousHash, 32) &&
    isHex(entry.hash, 32) &&
    (entry.proof === null || typeof entry.proof === 'string')
  return isComplete ? (entry as LoggedRecord) : undefined
}
