/**
 * `npm run seed -- --players 1000000 --games 20000 --tickets 2000000`: fills the development database with ended games, to try pages
 * at size. It can be filled once; deleting .dev removes the data.
 */
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { writeBulkData } from './bulk-data.ts'
import { migrate } from './edil.ts'
import { serviceFolder } from './folder.ts'
import { runningServices, SERVICE_FOLDER, startServices, stopServices } from './services.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '10000' },
    games: { type: 'string', default: '200' },
    tickets: { type: 'string', default: '20000' },
  },
})
const wereRunning = runningServices(serviceFolder(SERVICE_FOLDER)).length > 0
const { database, folder } = await startServices()
migrate(database)
const client = new Client({ connectionString: database.owner })
await client.connect()
const { rowCount } = await client.query("select 1 from people where username = 'seed_1'")
await client.end()
if (rowCount) {
  console.error('the database is filled already; delete .dev and start again')
  process.exitCode = 1
} else {
  const counts = { players: Number(values.players), games: Number(values.games), tickets: Number(values.tickets) }
  await writeBulkData(database.superuser, counts, console.log)
}
if (!wereRunning) await stopServices(folder)
