import { CompiledQuery } from 'kysely'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { openPool as openOwnerPool } from '../../dev/pool.ts'
import { startBoss } from '../src/jobs/boss.ts'
import { createWakePublisher } from '../src/live/wake-publisher.ts'
import { dbOver, openPool } from '../src/platform/database/db.ts'
import { type Prepared, preparedOn } from '../src/platform/database/prepared.ts'
import type { Store, Tx } from '../src/platform/database/transaction.ts'

/** Where test data goes: through the use cases by `store` and `prepared`; by `owner` what no use case does. */
export type World = { readonly owner: Pool; readonly store: Store; readonly prepared: Prepared }

export const silentLog = pino({ level: 'silent' })

const CONNECTIONS = 20

export async function openStore(
  databaseUrl: string,
  connectionTimeoutMs?: number,
): Promise<Omit<World, 'owner'> & { readonly close: () => Promise<void> }> {
  const pool = openPool(databaseUrl, CONNECTIONS, () => undefined, connectionTimeoutMs)
  const db = dbOver(pool)
  const jobs = await startBoss({ databaseUrl, log: silentLog, runsSchedules: false })
  return {
    store: { db, jobs, wakePublisher: createWakePublisher(db) },
    prepared: preparedOn(pool),
    async close() {
      await jobs.stop({ graceful: false })
      await db.destroy()
    },
  }
}

/** For programs outside vitest. `databaseUrl` decides the role that the use cases run as. */
export async function openWorld(
  ownerUrl: string,
  databaseUrl = ownerUrl,
): Promise<World & { readonly close: () => Promise<void> }> {
  const owner = openOwnerPool(ownerUrl)
  const { close, ...store } = await openStore(databaseUrl)
  return {
    owner,
    ...store,
    async close() {
      await close()
      await owner.end()
    },
  }
}

/** SQL in the transaction of use cases, for changes that no use case makes. */
export async function queryIn<Row>(tx: Tx, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const { rows } = await tx.db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}
