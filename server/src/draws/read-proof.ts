import { recordOfEntry } from '@edil/domain/draw/log-entry'
import { PROTOCOL } from '@edil/domain/draw/open-record'
import type { Proof } from '@edil/domain/draw/proof'
import type { Db } from '../platform/database/db.ts'
import { readLoggedRecords } from './logged-records.ts'
import { findRecords } from './records.queries.ts'

/** Everything that anyone needs to check a draw; `undefined` before it is drawn. */
export async function readProof(db: Db, gameId: string): Promise<Proof | undefined> {
  const records = await findRecords(db, gameId)
  if (!records?.closeRecord || !records.resultRecord) return undefined
  const entries = await readLoggedRecords(db, gameId)
  const { openRecord, closeRecord, resultRecord, commitments } = records
  const entryOf = (name: string, record: string) =>
    entries.find((entry) => entry.action === name && recordOfEntry(entry) === record) ??
    entries.find(({ action }) => action === name)
  const opened = entryOf('game_opened', openRecord)
  const closed = entryOf('game_closed', closeRecord)
  const drawn = entryOf('game_drawn', resultRecord)
  if (!opened || !closed || !drawn) return undefined
  // Entries of a restarted log repeat the numbers of lost ones. Until the log is signed, a verifier cannot tell that it was restarted.
  if (drawn.seq <= closed.seq && drawn.proof === null) return undefined
  const log = { opened, closed, drawn }
  return { protocol: PROTOCOL, gameId, openRecord, closeRecord, resultRecord, commitments, log }
}
