import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Made in JavaScript and checked by a second implementation in Python. Entry i is SHA256("entry-" + i). */
export type LogVectors = {
  readonly origin: string
  readonly logSeed: string
  readonly logPublicKey: string
  readonly logVkey: string
  readonly witnesses: readonly { name: string; seed: string; publicKey: string; vkey: string }[]
  readonly roots: readonly { size: number; root: string }[]
  readonly emptyRoot: string
  readonly inclusion: readonly { index: number; size: number; proof: string[] }[]
  readonly consistency: readonly { old: number; size: number; proof: string[] }[]
  readonly checkpoints: readonly { size: number; note: string }[]
  readonly cosignatures: readonly { witness: number; size: number; time: number; line: string }[]
  readonly addCheckpoint: { body: string; answer: string }
  readonly tlogProof: { index: number; text: string }
  readonly tiles: Record<string, string>
}

export const LOG_VECTORS: LogVectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../domain/src/log/vectors/log-vectors.json'), 'utf8'),
)
