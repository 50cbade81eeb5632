import { cosignedAt, readCheckpoint } from '@edil/domain/log/checkpoint'
import { findKnownLog } from '@edil/domain/log/known-logs'
import { isSame, rootOf } from '@edil/domain/log/merkle-tree'
import { isSignedBy } from '@edil/domain/log/signed-note'
import { WITNESSES_MIN } from '@edil/domain/log/witness-rule'
import { readAuditHead } from '../audit/audit-head.ts'
import { insertAudit } from '../audit/record-audit.ts'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { computeOnLog } from './log-tree.ts'
import { findOrigin, lockLog } from './public-log.queries.ts'

export type RestartLog = {
  /** The last checkpoint that witnesses have cosigned, as they or others have kept it. */
  readonly lastCheckpoint: string
  readonly decidedBy: string
  readonly reason: string
  /** The close records of games whose closing was lost and is restored. */
  readonly seals: string[]
  /** Games that were due and are closed by the worker again, because no published seal of them was found. */
  readonly withoutSeal: string[]
}

export type Restart = {
  readonly from: string
  readonly to: string
  /** How many entries the witnesses have seen, and how many the database has. */
  readonly seen: number
  readonly kept: number
}

/** What a restart would do. Fails when it is not needed, or not possible. */
export async function planRestart(db: Db, lastCheckpoint: string): Promise<Restart> {
  const from = await findOrigin(db)
  const known = from === undefined ? undefined : findKnownLog(from)
  if (from === undefined || !known) throw new Error('The log was never signed, so there is nothing to restart.')
  const checkpoint = readCheckpoint(lastCheckpoint)
  const [key] = known.logs.filter(({ name }) => name === from)
  if (!checkpoint || checkpoint.origin !== from || !key || !isSignedBy(checkpoint.note, key)) {
    throw new Error(`The file is not a checkpoint of ${from} with our signature.`)
  }
  const cosigners = known.witnesses.filter((witness) => cosignedAt(checkpoint.note, witness) !== undefined)
  if (cosigners.length < Math.min(WITNESSES_MIN, known.witnesses.length)) {
    throw new Error(`The checkpoint needs the cosignatures of ${WITNESSES_MIN} witnesses.`)
  }
  const { size, root } = checkpoint
  const kept = Number((await readAuditHead(db)).seq)
  if (size <= kept && isSame(await computeOnLog(db, kept, (read) => rootOf(read, size)), root)) {
    throw new Error('The database has everything that was signed: the log goes on under its name.')
  }
  const to = nextOrigin(from)
  if (!known.logs.some(({ name }) => name === to)) {
    throw new Error(`No verifier knows ${to}: add its key to domain/src/log/known-logs.ts and to the witnesses first.`)
  }
  return { from, to, seen: size, kept }
}

/**
 * The log goes on under a new name, whose first own entry says why. Its tree has all entries that are left, so that those of before can
 * still be proved. Runs as the owner of the tables.
 */
export async function restartLog(tx: Pick<Tx, 'db'>, decision: RestartLog): Promise<Restart> {
  await lockLog(tx)
  const restart = await planRestart(tx.db, decision.lastCheckpoint)
  const details = { ...restart, ...decision }
  await insertAudit(tx.db, { actor: 'system', action: 'log_restarted', subject: restart.to, details })
  await tx.db.insertInto('log_origins').values({ origin: restart.to }).execute()
  return restart
}

/** `edil.example/log`, `edil.example/log-2`, `edil.example/log-3`. */
function nextOrigin(origin: string): string {
  const [, base = origin, count = '1'] = /^(.+?)(?:-(\d+))?$/.exec(origin) ?? []
  return `${base}-${Number(count) + 1}`
}
