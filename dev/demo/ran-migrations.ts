import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '../folder.ts'
import type { Folder } from '../process.ts'

/** The hash of each migration by its file name. */
type Hashes = Readonly<Record<string, string>>

const MIGRATIONS = join(PROJECT, 'server/migrations')

/** Remembers the migrations that the database of this folder has run. */
export function keepMigrations(folder: Folder): void {
  writeFileSync(noteFile(folder), JSON.stringify(presentMigrations()))
}

/** Until the first deployment a migration may be changed, but a database that has run it would not run it again. */
export function refuseChangedMigrations(folder: Folder): void {
  if (!existsSync(noteFile(folder))) return
  const changed = changedMigrations(JSON.parse(readFileSync(noteFile(folder), 'utf8')), presentMigrations())
  if (changed.length === 0) return
  throw new Error(
    `${changed.join(', ')} changed after this database had run it. Delete its data and start over: npm run dev -- --fresh`,
  )
}

/** Those that have run and are different or gone. A new file is none: it runs at the next start. */
export function changedMigrations(ran: Hashes, present: Hashes): string[] {
  return Object.keys(ran).filter((file) => present[file] !== ran[file])
}

function presentMigrations(): Hashes {
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(MIGRATIONS, file)))
      .digest('hex')
  return Object.fromEntries(readdirSync(MIGRATIONS).map((file) => [file, hashOf(file)]))
}

function noteFile(folder: Folder): string {
  return join(folder, 'migrations.json')
}
