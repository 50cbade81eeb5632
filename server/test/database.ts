import { randomBytes } from 'node:crypto'
import { Client, Pool } from 'pg'
import { afterAll, inject } from 'vitest'
import type { DatabaseUrls } from '../../dev/postgres.ts'
import { onDatabase, TEST_ROLE } from './template-database.ts'
import { openStore, type World } from './world.ts'

/** Other tests keep the machine busy, so a connection may take this long. */
export const CONNECTION_TIMEOUT_MS = 25_000

export type EmptyDatabase = {
  readonly urls: DatabaseUrls
  /** Connected as the owner of the tables. */
  readonly owner: Pool
}

export type TestDatabase = EmptyDatabase & World

/**
 * A database for one test file, copied from the template and dropped when the file is done. Its use cases run with what api and
 * worker may do together.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const { urls, owner } = await emptyDatabase(inject('template'))
  const { close, ...store } = await openTestStore(urls)
  afterAll(close)
  return { urls, owner, ...store }
}

export function openTestStore(urls: DatabaseUrls): ReturnType<typeof openStore> {
  const url = new URL(urls.worker)
  url.username = TEST_ROLE
  return openStore(url.toString(), CONNECTION_TIMEOUT_MS)
}

/** A database without tables. */
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
