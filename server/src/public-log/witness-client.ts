import { cosignedAt, readCheckpoint } from '@edil/domain/log/checkpoint'
import type { Hash } from '@edil/domain/log/merkle-tree'
import { type NoteKey, readSignatures, toBase64 } from '@edil/domain/log/signed-note'
import { readAtMost } from '../platform/read-at-most.ts'
import type { Cosignature, StoredCheckpoint } from './public-log.queries.ts'

/** A witness over HTTP (C2SP tlog-witness). It is not trusted: its answer is checked with its public key. */
export type WitnessClient = {
  readonly url: string
  /** Fails with a `WitnessFailure`. */
  readonly cosign: (checkpoint: StoredCheckpoint, prove: ProveExtends) => Promise<Cosigned>
}

/** Shows that the checkpoint extends the tree of `old` entries. */
export type ProveExtends = (old: number) => Promise<Hash[]>

export type Cosigned = {
  readonly cosignatures: readonly Cosignature[]
  /** How many entries the witness had seen before. */
  readonly before: number
}

/**
 * `history_refused` is an alarm: the witness remembers a log that ours does not extend. The others are failures of the witness or of the
 * network.
 */
export type WitnessFailing = 'history_refused' | 'away' | 'too_slow' | 'refused' | 'wrong_answer'

export class WitnessFailure extends Error {
  override readonly name = 'WitnessFailure'
  readonly because: WitnessFailing

  constructor(because: WitnessFailing, detail: string) {
    super(`${because}: ${detail}`)
    this.because = because
  }
}

export type WitnessClientOptions = {
  readonly url: string
  /** The public keys that verifiers know. */
  readonly witnesses: readonly NoteKey[]
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 3_000
const ATTEMPTS = 3
/** The time in a cosignature is the word of the witness, but a clock this wrong is no evidence. */
const CLOCK_MS_MAX = 60_000
/** A few signature lines of about 150 bytes. */
const ANSWER_BYTES_MAX = 4_096

export function createWitnessClient({ url, witnesses, timeoutMs = TIMEOUT_MS }: WitnessClientOptions): WitnessClient {
  /** The size that the witness has seen, by origin. It says so itself when we are wrong. */
  const seen = new Map<string, number>()

  const oldOf = ({ origin, size }: StoredCheckpoint) => Math.min(seen.get(origin) ?? 0, size)

  async function post(checkpoint: StoredCheckpoint, prove: ProveExtends) {
    const old = oldOf(checkpoint)
    const proof = (await prove(old)).map((hash) => `${toBase64(hash)}\n`)
    return send(`old ${old}\n${proof.join('')}\n${checkpoint.note}`)
  }

  async function send(body: string): Promise<{ status: number; text: string }> {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(`${url}/add-checkpoint`, { method: 'POST', body, redirect: 'manual', signal })
      const text = await readAtMost(response, ANSWER_BYTES_MAX)
      if (text === undefined) throw new WitnessFailure('wrong_answer', 'too large')
      return { status: response.status, text }
    } catch (error) {
      if (error instanceof WitnessFailure) throw error
      throw new WitnessFailure(
        signal.aborted ? 'too_slow' : 'away',
        error instanceof Error ? error.message : `${error}`,
      )
    }
  }

  async function cosign(checkpoint: StoredCheckpoint, prove: ProveExtends): Promise<Cosigned> {
    const { origin, size } = checkpoint
    let { status, text } = await post(checkpoint, prove)
    // Another worker may ask the same witness meanwhile, so its size can change between two requests.
    for (let attempt = 1; status === 409 && attempt < ATTEMPTS; attempt += 1) {
      const before = oldOf(checkpoint)
      const now = sizeOf(text, checkpoint)
      if (now === before) throw new WitnessFailure('history_refused', `it has another root for ${now} entries`)
      seen.set(origin, now)
      ;({ status, text } = await post(checkpoint, prove))
    }
    if (status === 422) throw new WitnessFailure('history_refused', `${text.trim()} (size ${size})`)
    if (status !== 200) throw new WitnessFailure('refused', `status ${status}: ${text.trim()}`)
    const cosignatures = readCosignatures(checkpoint, text, witnesses)
    if (cosignatures.length === 0) throw new WitnessFailure('wrong_answer', 'no cosignature by a key that we know')
    const before = oldOf(checkpoint)
    seen.set(origin, size)
    return { cosignatures, before }
  }

  return { url, cosign }
}

/** The size in a witness's answer. One beyond ours means that it has seen entries that our database does not have. */
function sizeOf(text: string, { size }: StoredCheckpoint): number {
  const [, digits] = /^(0|[1-9]\d{0,14})\n?$/.exec(text) ?? []
  if (digits === undefined) throw new WitnessFailure('wrong_answer', 'status 409 without a size')
  const seen = Number(digits)
  if (seen > size) {
    throw new WitnessFailure('history_refused', `it has seen ${seen} entries, and our log has ${size}`)
  }
  return seen
}

function readCosignatures(
  { origin, size, note }: StoredCheckpoint,
  lines: string,
  witnesses: readonly NoteKey[],
): Cosignature[] {
  const isComplete = readSignatures(lines) !== undefined && lines.endsWith('\n')
  return (isComplete ? lines.split('\n').slice(0, -1) : []).flatMap((line) => {
    const checkpoint = readCheckpoint(`${note}${line}\n`)
    if (!checkpoint) return []
    return witnesses.flatMap((witness) => {
      const seconds = cosignedAt(checkpoint.note, witness)
      if (seconds === undefined || Math.abs(Date.now() - seconds * 1_000) > CLOCK_MS_MAX) return []
      return [{ origin, size, witness: witness.name, line: `${line}\n`, cosignedAt: new Date(seconds * 1_000) }]
    })
  })
}
