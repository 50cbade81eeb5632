import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../dev/edil.ts'
import { serviceFolder } from '../../dev/folder.ts'
import { dropOccupiedPorts } from '../../dev/ports.ts'
import { type DatabaseUrls, startPostgres } from '../../dev/postgres.ts'
import { findRunning, stop } from '../../dev/process.ts'
import { startRedis } from '../../dev/redis.ts'
import { databaseFromEnvironment, runningServices, SERVICE_FOLDER } from '../../dev/services.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: DatabaseUrls
    redisUrl: string
  }
}

export const TEMPLATE = 'edil_test_template'

/** One migrated database to copy from, once per run; PostgreSQL and Redis are started for it where none is running. */
export async function setup(project: TestProject): Promise<void> {
  const folder = serviceFolder(SERVICE_FOLDER)
  const given = databaseFromEnvironment()
  // A port that somebody else took meanwhile would lead to their server instead of ours.
  if (runningServices(folder).length === 0) await dropOccupiedPorts(folder)
  const wasRunning = given !== undefined || findRunning(folder, 'postgres') !== undefined
  const urls = given ?? (await startPostgres(folder)).urls
  const redisWasRunning = findRunning(folder, 'redis') !== undefined
  project.provide('redisUrl', process.env['REDIS_URL'] ?? (await startRedis(folder)).url)

  const client = new Client({ connectionString: urls.superuser })
  await client.connect()
  const leftOver = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'edil_test_%'`,
  )
  for (const { datname } of leftOver.rows) await client.query(`drop database if exists ${datname} with (force)`)
  await client.query(`create database ${TEMPLATE} owner edil_owner`)
  await client.end()
  migrate(onDatabase(urls, TEMPLATE))
  project.provide('database', urls)
  teardownTask = async () => {
    const postgres = findRunning(folder, 'postgres')
    if (!wasRunning && postgres) await stop(folder, postgres)
    const redis = findRunning(folder, 'redis')
    if (!redisWasRunning && redis) await stop(folder, redis)
  }
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
  return { superuser: move(urls.superuser), owner: move(urls.owner), app: move(urls.app) }
}
