import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../../../dev/edil.ts'
import { emptyDatabase } from '../../test/database.ts'

const MIGRATE = join(import.meta.dirname, 'migrate.ts')

test('migrates an empty database once, although three processes migrate at the same time and a fourth later', async () => {
  const { urls, owner } = await emptyDatabase()
  const run = () => spawnMigrate(urls.owner)
  expect(await Promise.all([run(), run(), run()])).toEqual([0, 0, 0])
  expect(await run()).toBe(0)
  const { rows } = await owner.query('select count(*)::int as plans from plans')
  expect(rows).toEqual([{ plans: 4 }])
  const { rows: versions } = await owner.query('select version from schema_migrations')
  expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length)
})

test('has generated types that match the migrated database', async () => {
  const { urls } = await emptyDatabase()
  migrate(urls)
  const { status, stdout, stderr } = spawnSync(
    'kysely-codegen',
    ['--config-file', '.kysely-codegenrc.json', '--verify'],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, DATABASE_URL: urls.owner },
      encoding: 'utf8',
    },
  )
  expect(status, `run npm run schema\n${stdout}${stderr}`).toBe(0)
})

test('names the variable that is missing', () => {
  const { status, stderr } = spawnSync(process.execPath, [MIGRATE], { encoding: 'utf8', env: {} })
  expect(status).toBe(1)
  expect(stderr).toContain('DATABASE_OWNER_URL')
})

test('exits with an error when a migration fails, and applies nothing of that migration', async () => {
  const { urls, owner } = await emptyDatabase()
  await owner.query('create table draws ()')
  expect(await spawnMigrate(urls.owner)).toBe(1)
  const { rows } = await owner.query(`select count(*)::int as tables from pg_tables where tablename = 'prizes'`)
  expect(rows).toEqual([{ tables: 0 }])
})

function spawnMigrate(ownerUrl: string): Promise<number | null> {
  const child = spawn(process.execPath, [MIGRATE], {
    env: { ...process.env, DATABASE_OWNER_URL: ownerUrl },
    stdio: 'ignore',
  })
  return new Promise((resolve) => child.on('exit', resolve))
}
