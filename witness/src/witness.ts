import { hexToBytes } from '@edil/domain/draw/bytes'
import { cosign, readCheckpoint } from '@edil/domain/log/checkpoint'
import { EMPTY_ROOT, isConsistent } from '@edil/domain/log/merkle-tree'
import { fromBase64, isSignedBy, type NoteKey, toBase64 } from '@edil/domain/log/signed-note'
import { readWitnessFile, storeWitnessFile } from './witness-file.ts'

export type Answer = { readonly status: number; readonly type?: string; readonly body: string }

export type Witness = {
  readonly addCheckpoint: (request: string) => Answer
}

export type WitnessOptions = {
  readonly path: string
  readonly key: NoteKey
  /** The public keys of the logs that it watches. */
  readonly logs: readonly NoteKey[]
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Charged only for what a log has signed, so that others cannot use it up. */
  readonly isWithinLimit: () => boolean
  /** A log has signed two checkpoints of the same size: here are both. */
  readonly onContradiction: (origin: string, evidence: string) => void
}

const SIZE_TYPE = 'text/x.tlog.size'

/**
 * `POST /add-checkpoint` of C2SP tlog-witness, one request at a time.
 *
 * It cosigns a checkpoint only when the log has signed it and it extends what was cosigned before, and only after that is stored on
 * the disk. So it never cosigns two histories of a log, whatever it is asked and whenever it is killed.
 */
export function createWitness({ path, key, logs, now, isWithinLimit, onContradiction }: WitnessOptions): Witness {
  function addCheckpoint(request: string): Answer {
    // From the disk every time: without its file a witness signs nothing.
    const file = readWitnessFile(path)
    const { old, proof, note } = readRequest(request)
    const checkpoint = readCheckpoint(note)
    if (old === undefined || !proof || !checkpoint) return refuse(400, 'not an add-checkpoint request')
    const { origin, size, root } = checkpoint
    const keys = logs.filter(({ name }) => name === origin)
    if (keys.length === 0) return refuse(404, `unknown log ${origin}`)
    if (!keys.some((log) => isSignedBy(checkpoint.note, log))) return refuse(403, 'not signed by the log')
    if (!isWithinLimit()) return refuse(429, 'too many requests')
    if (old > size) return refuse(400, 'the old size is larger than the checkpoint')

    const seen = file.logs[origin]
    const seenSize = seen?.size ?? 0
    const seenBefore: Answer = { status: 409, type: SIZE_TYPE, body: `${seenSize}\n` }
    if (seen && size === seenSize && toBase64(root) !== seen.root) {
      onContradiction(origin, `${seen.note}\n${note}`)
      return seenBefore
    }
    if (old !== seenSize) return seenBefore
    const from = { size: seenSize, root: seen ? (fromBase64(seen.root) ?? EMPTY_ROOT) : EMPTY_ROOT }
    if (!isConsistent(from, checkpoint, proof)) {
      return refuse(422, 'it is not proved that the checkpoint extends what was cosigned before')
    }
    const body = cosign(checkpoint.note.text, Math.floor(now() / 1_000), key, hexToBytes(file.secret))
    const seenNow = { size, root: toBase64(root), note: note + body }
    storeWitnessFile(path, { ...file, logs: { ...file.logs, [origin]: seenNow } })
    return { status: 200, body }
  }

  return { addCheckpoint }
}

function refuse(status: number, why: string): Answer {
  return { status, body: `${why}\n` }
}

/** A line `old <size>`, the hashes of a consistency proof in base64, an empty line, and the signed checkpoint. */
function readRequest(request: string) {
  const [, digits = '', hashes = '', note = ''] =
    /^old (0|[1-9]\d{0,14})\n((?:\S+\n){0,63})\n([\s\S]+)$/.exec(request) ?? []
  const proof = hashes.split('\n').slice(0, -1).map(fromBase64)
  const isProof = proof.every((hash): hash is Uint8Array => hash?.length === 32)
  return { old: digits === '' ? undefined : Number(digits), proof: isProof ? proof : undefined, note }
}
