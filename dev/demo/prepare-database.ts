import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { giveTwoFactor } from '../../server/test/sessions.ts'
import { recreateDatabase } from '../databases.ts'
import { migrate, secretOf } from '../edil.ts'
import { openPool } from '../pool.ts'
import type { DatabaseUrls } from '../postgres.ts'
import type { Folder } from '../process.ts'
import { WITNESSES, witnessFile } from '../witness.ts'
import { restoreDemo, type WantedDemo } from './demo-copy.ts'
import type { DevOptions } from './dev-options.ts'
import { PRINTED_LOGINS } from './people.ts'
import { keepMigrations, refuseChangedMigrations } from './ran-migrations.ts'

export function filesFolderOf(folder: Folder): string {
  return join(folder, 'files')
}

/** Migrates our own database, and fills it with the wanted demo if it is empty. Returns the demo that it holds, if any. */
export async function prepareDatabase(
  folder: Folder,
  database: DatabaseUrls,
  options: DevOptions,
  log: (line: string) => void,
): Promise<WantedDemo | undefined> {
  if (options.isFresh) await deleteData(folder, database)
  const { seed, days } = options
  const isFilled = await hasGames(database)
  if (isFilled) refuseChangedMigrations(folder)
  // The witnesses remember the log of the database that was here before, and would refuse the new one.
  else for (const place of WITNESSES) rmSync(witnessFile(folder, place), { force: true })
  if (!isFilled && !options.isEmpty) {
    await restoreDemo(database, filesFolderOf(folder), { seed, days }, log)
    migrate(database)
    keepMigrations(folder)
    await giveSecondFactors(database, secretOf(folder))
    writeFileSync(noteFile(folder), JSON.stringify({ seed, days }))
    return { seed, days }
  }
  migrate(database)
  keepMigrations(folder)
  if (!isFilled) return undefined
  const demo = findDemo(folder)
  const isOther = options.isEmpty ? demo !== undefined : demo?.seed !== seed || demo.days !== days
  if (isOther) log(`${describe(demo)} Add --fresh to delete it and start over.`)
  return demo
}

function describe(demo: WantedDemo | undefined): string {
  return demo
    ? `The database holds the demo of seed ${demo.seed} with ${demo.days} days.`
    : 'The database holds data of your own.'
}

/** Which demo the database of this folder holds. */
function findDemo(folder: Folder): WantedDemo | undefined {
  return existsSync(noteFile(folder)) ? JSON.parse(readFileSync(noteFile(folder), 'utf8')) : undefined
}

function noteFile(folder: Folder): string {
  return join(folder, 'demo.json')
}

async function deleteData(folder: Folder, database: DatabaseUrls): Promise<void> {
  await recreateDatabase(database)
  rmSync(noteFile(folder), { force: true })
  rmSync(filesFolderOf(folder), { recursive: true, force: true })
}

async function hasGames({ superuser }: DatabaseUrls): Promise<boolean> {
  const client = new Client({ connectionString: superuser })
  await client.connect()
  try {
    const { rows } = await client.query(`select to_regclass('public.games') is not null as "isMigrated"`)
    if (!rows[0].isMigrated) return false
    const games = await client.query('select exists (select from games) as "hasGames"')
    return games.rows[0].hasGames
  } finally {
    await client.end()
  }
}

/** After restoring: second factors are encrypted with the secret of this folder. */
async function giveSecondFactors({ owner: ownerUrl }: DatabaseUrls, secret: string): Promise<void> {
  const owner = openPool(ownerUrl)
  try {
    for (const { username, role } of PRINTED_LOGINS) {
      if (role === 'player') continue
      const { rows } = await owner.query<{ id: string }>('select id from people where username = $1', [username])
      for (const { id } of rows) await giveTwoFactor(owner, id, secret)
    }
  } finally {
    await owner.end()
  }
}
