import { fromKysely } from 'pg-boss'
import type { Tx } from '../platform/database/transaction.ts'
import type { JobName, JobPayloads } from './queues.ts'

export type When = { readonly startAfter?: Date }

/** Adds a job in the caller's transaction: the job exists if and only if the change does. */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  when: When = {},
): Promise<void> {
  await tx.jobs.send(name, payload, { ...when, db: fromKysely(tx.db) })
}
