import { hexToBytes, sha256, utf8ToBytes } from '@edil/domain/draw/bytes'
import type { LogEntry } from '@edil/domain/draw/log-entry'
import { checkpointText, cosign } from '@edil/domain/log/checkpoint'
import { TEST_LOG } from '@edil/domain/log/known-logs'
import { writeLogProof } from '@edil/domain/log/log-proof'
import { type Hash, leafOf, nodeOf, proveInclusion, type ReadSubtree, rootOf } from '@edil/domain/log/merkle-tree'
import { signNote } from '@edil/domain/log/signed-note'
import { TEST_LOG_SECRET, testWitnessSecret } from './log-keys.ts'

/** All other entries of the example's log are this one, so that a tree of thousands of entries costs a few hashes. */
const FILLERS: Hash[] = [leafOf(sha256(utf8ToBytes('another entry')))]
function filler(level: number): Hash {
  const known = FILLERS[level]
  if (known) return known
  const below = filler(level - 1)
  const made = nodeOf(below, below)
  FILLERS[level] = made
  return made
}

/** A test log that has these entries at their places, under the first or the second of its names. */
export function exampleLog(entries: readonly LogEntry[], name: 0 | 1 = 0) {
  const leaves = new Map(entries.map(({ seq, hash }) => [seq - 1, leafOf(hexToBytes(hash))]))
  const read: ReadSubtree = (level, index) => {
    const [start, end] = [index * 2 ** level, (index + 1) * 2 ** level]
    if (![...leaves.keys()].some((place) => place >= start && place < end)) return filler(level)
    return level === 0
      ? (leaves.get(index) as Hash)
      : nodeOf(read(level - 1, 2 * index), read(level - 1, 2 * index + 1))
  }

  /** `cosignedAt`: when witness 1, 2 or 3 cosigned it, in seconds since 1970. */
  function checkpoint(size: number, cosignedAt: (place: number) => number | undefined): string {
    const log = TEST_LOG.logs[name]
    if (!log) throw new Error('the test log has no key')
    const text = checkpointText({ origin: log.name, size, root: rootOf(read, size) })
    const lines = TEST_LOG.witnesses.map((witness, index) => {
      const seconds = cosignedAt(index + 1)
      return seconds === undefined ? '' : cosign(text, seconds, witness, hexToBytes(testWitnessSecret(index + 1)))
    })
    return signNote(text, log, hexToBytes(TEST_LOG_SECRET)) + lines.join('')
  }

  const prove = ({ seq }: LogEntry, size: number, note: string) =>
    writeLogProof(seq - 1, proveInclusion(read, seq - 1, size), note)

  return { checkpoint, prove }
}
