import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { migrate } from './edil.ts'
import { PROJECT, serviceFolder } from './folder.ts'
import { runningServices, SERVICE_FOLDER, startServices, stopServices } from './services.ts'

/** `npm run schema`: writes the table types from a migrated database. */
const wereRunning = runningServices(serviceFolder(SERVICE_FOLDER)).length > 0
const { database, folder } = await startServices()
migrate(database)
execFileSync('kysely-codegen', ['--config-file', '.kysely-codegenrc.json'], {
  cwd: join(PROJECT, 'server'),
  env: { ...process.env, DATABASE_URL: database.owner },
  stdio: 'inherit',
})
if (!wereRunning) await stopServices(folder)
