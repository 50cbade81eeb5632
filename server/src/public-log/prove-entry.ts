import { writeLogProof } from '@edil/domain/log/log-proof'
import { proveInclusion } from '@edil/domain/log/merkle-tree'
import type { Db } from '../platform/database/db.ts'
import { computeOnLog } from './log-tree.ts'
import { type CheckpointName, findCosignedNote } from './public-log.queries.ts'

/** Shows that the entry is in the log, with the cosignatures of this checkpoint. */
export async function proveEntry(db: Db, seq: number, checkpoint: CheckpointName): Promise<string> {
  const { origin, size } = checkpoint
  const siblings = await computeOnLog(db, size, (read) => proveInclusion(read, seq - 1, size))
  const note = await findCosignedNote(db, origin, size)
  if (note === undefined) throw new Error(`the log ${origin} has no checkpoint of size ${size}`)
  return writeLogProof(seq - 1, siblings, note)
}
