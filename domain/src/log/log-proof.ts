import { type Checkpoint, readCheckpoint } from './checkpoint.ts'
import { type Hash, isSame, leafOf, rootByInclusion } from './merkle-tree.ts'
import { fromBase64, type SignedNote, toBase64 } from './signed-note.ts'

const HEAD = 'c2sp.org/tlog-proof@v1'

/** Shows that an entry is in the log, together with the checkpoint and its cosignatures. */
export type LogProof = {
  /** 0 for the first entry. */
  readonly index: number
  /** The neighbours, from the leaf to the root. */
  readonly siblings: readonly Hash[]
  readonly checkpoint: Checkpoint & { readonly note: SignedNote }
}

export function writeLogProof(index: number, siblings: readonly Hash[], checkpointNote: string): string {
  return [HEAD, `index ${index}`, ...siblings.map(toBase64), '', checkpointNote].join('\n')
}

/** Reads an untrusted proof. */
export function readLogProof(text: string): LogProof | undefined {
  const [, digits = '', encoded = '', note = ''] =
    /^c2sp\.org\/tlog-proof@v1\nindex (0|[1-9]\d{0,14})\n((?:\S+\n)*)\n([\s\S]+)$/.exec(text) ?? []
  const checkpoint = readCheckpoint(note)
  if (!checkpoint) return undefined
  const siblings: Hash[] = []
  for (const line of encoded.split('\n').slice(0, -1)) {
    const hash = fromBase64(line)
    if (hash?.length !== 32) return undefined
    siblings.push(hash)
  }
  return { index: Number(digits), siblings, checkpoint }
}

/** Whether the entry with this hash is where the proof says, in the tree of its checkpoint. */
export function isInLog(entryHash: Hash, { index, siblings, checkpoint }: LogProof): boolean {
  const root = rootByInclusion(leafOf(entryHash), index, checkpoint.size, siblings)
  return root !== undefined && isSame(root, checkpoint.root)
}
