import { randomBytes } from 'node:crypto'
import { Client, Pool } from 'pg'
import { pino } from 'pino'
import { afterAll, inject } from 'vitest'
import type { DatabaseUrls } from '../../dev/postgres.ts'
import { startBoss } from '../src/jobs/boss.ts'
import { createWakePublisher } from '../src/live/wake-publisher.ts'
import { dbOver, openPool } from '../src/platform/db.ts'
import { type Prepared, preparedOn } from '../src/platform/prepared.ts'
import type { Store } from '../src/platform/transaction.ts'
import { onDatabase } from './template-database.ts'

/** On a machine that is busy with other tests a connection takes its time. */
const PATIENCE_MS = 25_000

export const silentLog = pino({ level: 'silent' })

export type EmptyDatabase = {
  readonly urls: DatabaseUrls
  /** As the owner of the tables: for putting a test's world in place. */
  readonly owner: Pool
}

export type TestDatabase = EmptyDatabase & {
  /** As the application sees it. */
  readonly store: Store
  readonly prepared: Prepared
}

/** A database of the test file's own, copied from the template; gone when the file is done. */
export async function testDatabase(): Promise<TestDatabase> {
  const { urls, owner } = await emptyDatabase(inject('template'))
  const pool = openPool(urls.app, 20, () => undefined, PATIENCE_MS)
  const db = dbOver(pool)
  const jobs = await startBoss({ databaseUrl: urls.app, log: silentLog, runsSchedules: false })
  afterAll(async () => {
    await jobs.stop({ graceful: false })
    await db.destroy()
  })
  return { urls, owner, store: { db, jobs, wakePublisher: createWakePublisher(db) }, prepared: preparedOn(pool) }
}

/** Not even migrated. */
export async function emptyDatabase(template = 'template1'): Promise<EmptyDatabase> {
  const name = `edil_test_${randomBytes(6).toString('hex')}`
  const cluster = inject('database')
  const admin = new Client({ connectionString: onDatabase(cluster, 'postgres').superuser })
  await admin.connect()
  await admin.query(`create database ${name} template ${template} owner edil_owner`)
  const urls = onDatabase(cluster, name)
  const owner = new Pool({ connectionString: urls.owner, max: 4 })
  owner.on('error', () => undefined)
  afterAll(async () => {
    await owner.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return { urls, owner }
}
