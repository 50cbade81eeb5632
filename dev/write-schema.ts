import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { migrate } from './edil.ts'
import { PROJECT } from './folder.ts'
import { runningServices, startServices, stopServices } from './services.ts'

/** `npm run schema`: the types of the tables, read off a migrated database. */
const { database, folder } = await startServices()
const wereRunning = runningServices(folder).length > 0
migrate(database)
execFileSync('kysely-codegen', ['--config-file', '.kysely-codegenrc.json'], {
  cwd: join(PROJECT, 'server'),
  env: { ...process.env, DATABASE_URL: database.owner },
  stdio: 'inherit',
})
if (!wereRunning) await stopServices(folder)
