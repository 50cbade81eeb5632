import type { LoggedRecord } from '@edil/domain/draw/proof'
import type { Db } from '../platform/database/db.ts'
import { proveEntry } from '../public-log/prove-entry.ts'
import { findCheckpointOfSeal, findCheckpointWith } from '../public-log/public-log.queries.ts'
import { findRestoredEntries, listLogEntries } from './records.queries.ts'

/**
 * The game's entries in the audit log, each with its proof. Opening and closing are proved by the checkpoint that most witnesses saw in
 * time, the result by the first one that contains it. The entries of a restored seal are proved as they were published.
 */
export async function readLoggedRecords(db: Db, gameId: string): Promise<LoggedRecord[]> {
  const atClosing = await findCheckpointOfSeal(db, gameId)
  const records = await findRestoredEntries(db, gameId)
  const isRestored = records.length > 0
  for (const entry of await listLogEntries(db, gameId)) {
    const { action, seq } = entry
    if (isRestored && action !== 'game_drawn') continue
    const isSealed = atClosing !== undefined && action !== 'game_drawn' && seq <= atClosing.size
    const checkpoint = isSealed ? atClosing : await findCheckpointWith(db, seq)
    records.push({ ...entry, proof: checkpoint ? await proveEntry(db, seq, checkpoint) : null })
  }
  return records
}
