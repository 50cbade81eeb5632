import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { onDatabase } from '../server/test/template-database.ts'
import { dropDatabase, recreateDatabase } from './databases.ts'
import { migrate } from './edil.ts'
import { PROJECT, serviceFolder } from './folder.ts'
import { runningServices, SERVICE_FOLDER, startServices, stopServices } from './services.ts'

/**
 * `npm run schema`: writes the table types. The migrations run in a new database: one that has run a file does not run it again after
 * it was changed.
 */
const wereRunning = runningServices(serviceFolder(SERVICE_FOLDER)).length > 0
const services = await startServices()
const database = onDatabase(services.database, 'edil_schema')
await recreateDatabase(database)
migrate(database)
execFileSync('kysely-codegen', ['--config-file', '.kysely-codegenrc.json'], {
  cwd: join(PROJECT, 'server'),
  env: { ...process.env, DATABASE_URL: database.owner },
  stdio: 'inherit',
})
await dropDatabase(database)
if (!wereRunning) await stopServices(services.folder)
