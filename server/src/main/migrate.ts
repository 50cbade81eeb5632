import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { resolveBinary } from 'dbmate'
import { Client } from 'pg'
import { migrateJobs } from '../jobs/boss.ts'
import { runOrExplain } from './start-or-explain.ts'

const MIGRATION_LOCK = 7_305_440

/** Migrates the database as the owner of the tables. Safe to run from several nodes at once. */
await runOrExplain('migrate', async () => {
  const ownerUrl = process.env['DATABASE_OWNER_URL']
  if (!ownerUrl) throw new Error('Set DATABASE_OWNER_URL first (see .env.example).')
  await oneAtATime(ownerUrl, async (client) => {
    migrateTables(ownerUrl)
    await migrateJobs(ownerUrl)
    await grantJobs(client)
  })
  console.log('migrate: the database is up to date')
})

/** Every node of a deployment may migrate as it starts; the others wait for the first. */
async function oneAtATime(ownerUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    // The wait for another node's migration is longer than the role's lock time-out.
    await client.query(`set lock_timeout = '10min'`)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await work(client)
  } finally {
    await client.end()
  }
}

function migrateTables(ownerUrl: string): void {
  const url = new URL(ownerUrl)
  // dbmate requires TLS by default; a remote database sets sslmode in its address.
  if (!url.searchParams.has('sslmode')) url.searchParams.set('sslmode', 'prefer')
  const migrations = join(import.meta.dirname, '../../migrations')
  const args = ['--url', url.toString(), '--migrations-dir', migrations, '--no-dump-schema', '--wait', 'up']
  const { status, stderr } = spawnSync(resolveBinary(), args, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] })
  if (status !== 0) throw new Error(`dbmate: ${stderr.trim()}`)
}

/** The job queue's tables belong to the library: the application may read and write rows, but not change the tables. */
async function grantJobs(client: Client): Promise<void> {
  await client.query(`
    grant usage on schema pgboss to edil_app;
    grant select, insert, update, delete on all tables in schema pgboss to edil_app;
    grant usage on all sequences in schema pgboss to edil_app;
    grant execute on all functions in schema pgboss to edil_app`)
}
