import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../dev/edil.ts'
import { PROJECT, serviceFolder } from '../../dev/folder.ts'
import { dropOccupiedPorts } from '../../dev/ports.ts'
import { type DatabaseUrls, startPostgres } from '../../dev/postgres.ts'
import { findRunning, stop } from '../../dev/process.ts'
import { startRedis } from '../../dev/redis.ts'
import { databaseFromEnvironment, runningServices, SERVICE_FOLDER } from '../../dev/services.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: DatabaseUrls
    redisUrl: string
    /** The name of the migrated database that test databases are copied from. */
    template: string
  }
}

/** A login in tests only: a member of the roles of api and worker, so one connection can play a payment from end to end. */
export const TEST_ROLE = 'edil_test'

/** Databases of test files, and the templates they are copied from. */
const PREFIX = 'edil_test_'

/** One migrated database to copy from; PostgreSQL and Redis are started for it unless they run already. */
export async function setup(project: TestProject): Promise<void> {
  const folder = serviceFolder(SERVICE_FOLDER)
  const external = databaseFromEnvironment()
  // A stored port that another process uses by now would lead to that process.
  if (runningServices(folder).length === 0) await dropOccupiedPorts(folder)
  const wasRunning = external !== undefined || findRunning(folder, 'postgres') !== undefined
  const urls = external ?? (await startPostgres(folder)).urls
  const redisWasRunning = findRunning(folder, 'redis') !== undefined
  project.provide('redisUrl', process.env['REDIS_URL'] ?? (await startRedis(folder)).url)
  project.provide('database', urls)
  project.provide('template', await prepareTemplate(urls))
  teardownTask = async () => {
    const postgres = findRunning(folder, 'postgres')
    if (!wasRunning && postgres) await stop(folder, postgres)
    const redis = findRunning(folder, 'redis')
    if (!redisWasRunning && redis) await stop(folder, redis)
  }
}

/** Migrates a template only when the migrations have changed since the last run: its name carries their hash. */
async function prepareTemplate(urls: DatabaseUrls): Promise<string> {
  const template = `${PREFIX}template_${hashOfMigrations()}`
  const client = new Client({ connectionString: urls.superuser })
  await client.connect()
  try {
    await client.query(`
      do $$ begin create role ${TEST_ROLE} login in role edil_worker; exception when duplicate_object then null; end $$`)
    const { rows } = await client.query<{ datname: string; used: boolean }>(
      `select datname, exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname) as used
       from pg_database where datname like '${PREFIX}%'`,
    )
    // A database in use belongs to another run in this checkout.
    const leftOver = rows.filter(({ datname, used }) => !used && datname !== template)
    for (const { datname } of leftOver) await client.query(`drop database if exists ${datname}`)
    if (rows.some(({ datname }) => datname === template)) return template

    // Renamed when it is complete: a run that is interrupted leaves no half-migrated template behind.
    const unfinished = `${PREFIX}unfinished_${randomBytes(6).toString('hex')}`
    await client.query(`create database ${unfinished} owner edil_owner`)
    migrate(onDatabase(urls, unfinished))
    await client.query(`alter database ${unfinished} rename to ${template}`)
    return template
  } finally {
    await client.end()
  }
}

/** Changes when a migrated database would look different. */
export function hashOfMigrations(): string {
  const hash = createHash('sha256')
  const folder = join(PROJECT, 'server/migrations')
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)))
  // What else runs when a database is migrated.
  const also = [
    'deploy/roles.sql',
    'package-lock.json',
    'server/src/main/migrate.ts',
    'server/src/jobs/boss.ts',
    'server/src/jobs/queues.ts',
  ]
  for (const file of also) hash.update(readFileSync(join(PROJECT, file)))
  return hash.digest('hex').slice(0, 12)
}

let teardownTask = async () => {}

export async function teardown(): Promise<void> {
  await teardownTask()
}

export function onDatabase(urls: DatabaseUrls, name: string): DatabaseUrls {
  const move = (url: string) => {
    const moved = new URL(url)
    moved.pathname = `/${name}`
    return moved.toString()
  }
  return { superuser: move(urls.superuser), owner: move(urls.owner), app: move(urls.app), worker: move(urls.worker) }
}
