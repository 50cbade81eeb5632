import { cosignedAt, readCheckpoint } from '@edil/domain/log/checkpoint'
import { findKnownLog } from '@edil/domain/log/known-logs'
import { isSame, rootOf } from '@edil/domain/log/merkle-tree'
import { isSignedBy } from '@edil/domain/log/signed-note'
import { TILE_HASHES } from '@edil/domain/log/tiles'
import { readAuditHead } from '../audit/audit-head.ts'
import { inSnapshot } from '../platform/database/check-rows.ts'
import type { Db } from '../platform/database/db.ts'
import { computeOnLog, readHashes } from './log-tree.ts'
import { listCheckpoints, listTiles, type StoredCheckpoint } from './public-log.queries.ts'

export type CheckedLog = { readonly checked: number; readonly faults: readonly string[] }

/**
 * Compares the public log with the entries: every tile, every checkpoint and every cosignature, and `kept`, checkpoints that were kept
 * elsewhere. Someone who rewrites the entries and all of these is found by a checkpoint that a witness or anyone else has kept.
 */
export function checkLog(db: Db, kept: readonly string[] = []): Promise<CheckedLog> {
  // Of one moment: a checkpoint that is signed meanwhile is not larger than the log.
  return inSnapshot(db, async (snapshot) => {
    const faults: string[] = []
    for await (const { level, index, hashes } of listTiles(snapshot)) {
      const entries = await readHashes(snapshot, { level, index, width: TILE_HASHES })
      if (!Buffer.concat(entries).equals(hashes))
        faults.push(`tile ${index} of level ${level} differs from the entries`)
    }
    const head = Number((await readAuditHead(snapshot)).seq)
    let checked = 0
    for await (const { lines, ...checkpoint } of listCheckpoints(snapshot)) {
      faults.push(...(await checkpointFaults(snapshot, head, checkpoint.note + lines, checkpoint)))
      checked += 1
    }
    for (const note of kept) faults.push(...(await checkpointFaults(snapshot, head, note)))
    return { checked, faults }
  })
}

async function checkpointFaults(db: Db, head: number, note: string, stored?: StoredCheckpoint): Promise<string[]> {
  const checkpoint = readCheckpoint(note)
  if (!checkpoint) return [`not a checkpoint: ${note.slice(0, 60)}`]
  const { origin, size, root } = checkpoint
  const name = `checkpoint ${size} of ${origin}`
  const known = findKnownLog(origin)
  const faults: string[] = []
  if (!known?.logs.some((log) => log.name === origin && isSignedBy(checkpoint.note, log))) {
    faults.push(`${name}: not signed by a log that we know`)
  }
  const isStoredAs = !stored || (stored.origin === origin && stored.size === size && isSame(stored.root, root))
  if (!isStoredAs) faults.push(`${name}: stored with another origin, size or root`)
  for (const { name: witness } of checkpoint.note.signatures.slice(1)) {
    const key = known?.witnesses.find((each) => each.name === witness)
    if (!key || cosignedAt(checkpoint.note, key) === undefined) faults.push(`${name}: no cosignature of ${witness}`)
  }
  if (size > head) faults.push(`${name}: the log has only ${head} entries`)
  // Of the log as it was signed: tiles that became full since then are stored with the next checkpoint only.
  else if (!isSame(await computeOnLog(db, size, (read) => rootOf(read, size)), root)) {
    faults.push(`${name}: the entries are not those that were signed`)
  }
  return faults
}
