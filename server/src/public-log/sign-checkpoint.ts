import { checkpointText } from '@edil/domain/log/checkpoint'
import { isSame, rootOf } from '@edil/domain/log/merkle-tree'
import { signNote } from '@edil/domain/log/signed-note'
import { readAuditHead } from '../audit/audit-head.ts'
import { type Store, type Tx, transaction } from '../platform/database/transaction.ts'
import { keyOfOrigin, type LogKey } from './log-key.ts'
import { computeOnLog, storeFullTiles } from './log-tree.ts'
import {
  findNewestCheckpoint,
  insertCheckpoint,
  lockLog,
  type StoredCheckpoint,
  startLog,
} from './public-log.queries.ts'

/** The log no longer begins with what was signed before, so nothing more is signed. */
export class LogFault extends Error {
  override readonly name = 'LogFault'
}

/**
 * Signs a checkpoint of all committed entries and stores it. Returns the newest checkpoint, which is an older one when there is nothing
 * new; `undefined` when the log has no entries.
 *
 * Only what is committed is visible here, entries are numbered in the order of their commits, and the signed note is committed before
 * anyone sees it. So two checkpoints never contradict each other, whenever the process is killed.
 */
export function signCheckpoint(store: Store, key: LogKey): Promise<StoredCheckpoint | undefined> {
  return transaction(store, (tx) => sign(tx, key))
}

async function sign(tx: Tx, key: LogKey): Promise<StoredCheckpoint | undefined> {
  await lockLog(tx)
  const origin = await startLog(tx, key.firstOrigin)
  const signingKey = keyOfOrigin(key, origin)
  const last = await findNewestCheckpoint(tx.db, origin)
  const size = Number((await readAuditHead(tx.db)).seq)
  if (last && size < last.size) {
    throw new LogFault(`the log has ${size} entries, and ${last.size} have been signed: entries are missing`)
  }
  if (size === (last?.size ?? 0)) return last

  await storeFullTiles(tx, size)
  const { before, root } = await computeOnLog(tx.db, size, (read) => ({
    before: last && rootOf(read, last.size),
    root: Buffer.from(rootOf(read, size)),
  }))
  if (last && before && !isSame(before, last.root)) {
    throw new LogFault(`the first ${last.size} entries of the log are no longer those that were signed`)
  }
  const note = signNote(checkpointText({ origin, size, root }), signingKey, key.secret)
  await insertCheckpoint(tx, { origin, size, root, note })
  return findNewestCheckpoint(tx.db, origin)
}
