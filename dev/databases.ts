import { Client } from 'pg'
import type { DatabaseUrls } from './postgres.ts'

/** Deletes the database, with connections that others have to it, and creates an empty one. */
export async function recreateDatabase(database: DatabaseUrls): Promise<void> {
  await execute(database, (name) => [
    `drop database if exists ${name} with (force)`,
    `create database ${name} owner edil_owner`,
  ])
}

export async function dropDatabase(database: DatabaseUrls): Promise<void> {
  await execute(database, (name) => [`drop database if exists ${name} with (force)`])
}

async function execute({ superuser }: DatabaseUrls, statementsFor: (name: string) => string[]): Promise<void> {
  const url = new URL(superuser)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.toString() })
  await client.connect()
  try {
    for (const statement of statementsFor(name)) await client.query(statement)
  } finally {
    await client.end()
  }
}
