import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../dev/edil.ts'
import { serviceFolder } from '../../dev/folder.ts'
import { type DatabaseUrls, startPostgres } from '../../dev/postgres.ts'
import { findRunning, stop } from '../../dev/process.ts'
import { givenDatabase, SERVICE_FOLDER } from '../../dev/services.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: DatabaseUrls
  }
}

export const TEMPLATE = 'edil_test_template'

/** One migrated database to copy from, once per run; PostgreSQL is started for it where none is running. */
export async function setup(project: TestProject): Promise<void> {
  const folder = serviceFolder(SERVICE_FOLDER)
  const given = givenDatabase()
  const wasRunning = given !== undefined || findRunning(folder, 'postgres') !== undefined
  const urls = given ?? (await startPostgres(folder)).urls

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
