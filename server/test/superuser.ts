import { Client } from 'pg'
import type { DatabaseUrls } from '../../dev/postgres.ts'

/** Changes rows as only a superuser of the database can: without triggers and foreign keys. */
export async function changeAsSuperuser(urls: DatabaseUrls, statements: string): Promise<void> {
  const client = new Client({ connectionString: urls.superuser })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; ${statements}`)
  } finally {
    await client.end()
  }
}

/** The faults that `check` finds only after a superuser has made these changes. */
export async function faultsAfter(
  urls: DatabaseUrls,
  check: () => Promise<{ readonly faults: readonly string[] }>,
  statements: string,
): Promise<string[]> {
  const { faults: before } = await check()
  await changeAsSuperuser(urls, statements)
  const { faults } = await check()
  return faults.filter((fault) => !before.includes(fault))
}
