import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { PROJECT, serviceFolder } from '../../dev/folder.ts'
import { PUBLISH_SECRET, startNginx } from '../../dev/nginx.ts'
import { allRunning, stop } from '../../dev/process.ts'
import { startRedis } from '../../dev/redis.ts'
import { testApp } from '../test/app.ts'
import { testDatabase } from '../test/database.ts'
import { closeNow, drawNow, givenSoldGame } from '../test/draws.ts'
import { givenGame, givenPlan } from '../test/games.ts'
import { givenHold } from '../test/numbers.ts'
import { givenPerson } from '../test/people.ts'
import { silentLog } from '../test/world.ts'
import { readBoards } from './boards/boards.queries.ts'
import { readDraws } from './draws/draw-view.ts'
import { readGames } from './games/read-games.ts'
import { startPublisher } from './live/publisher.ts'
import { createMetrics } from './platform/metrics.ts'
import { createNchan } from './platform/nchan.ts'

const database = await testDatabase()
const { store, prepared, urls } = database
const app = await testApp(database)
const apiPort = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
const folder = serviceFolder(`test-examples-${randomBytes(4).toString('hex')}`)
const { url: redisUrl } = await startRedis(folder)
const nginx = await startNginx(folder, { name: 'nginx', apiPorts: [apiPort], redisUrl, webRoot: folder })
const nchan = createNchan({ publishUrls: [nginx.privateUrl], publishSecret: PUBLISH_SECRET })
const publisher = startPublisher({
  databaseUrl: urls.app,
  nchan,
  log: silentLog,
  metrics: createMetrics(),
  boards: {
    readBoards: (ids) => readBoards(prepared, ids),
    readGames: (ids) => readGames(store.db, ids),
    readDraws: (ids) => readDraws(store.db, ids),
  },
})
afterAll(async () => {
  await publisher.stop()
  nchan.close()
  for (const running of allRunning(folder)) await stop(folder, running)
  rmSync(folder, { recursive: true, force: true })
})

// Of a plan that opens no next game: the programs watch the game that closes first, and that must be the one below.
const planId = await givenPlan(database, { isActive: false })
const drawn = await givenSoldGame(database, [7, 42, 93, 8, 55], { planId })
await closeNow(database, drawn)
await drawNow(database, drawn)

const open = await givenGame(database)
/** Players take one number after another until the programs have seen it. New players may hold 49 of a board: enough for a minute. */
async function takeNumbers(done: AbortSignal): Promise<void> {
  for (let number = 1; number <= 49 && !done.aborted; number += 1) {
    const { id: personId } = await givenPerson(database, { hasPassword: false })
    await givenHold(database, { gameId: open, personId, numbers: [number] })
    await sleep(1_200)
  }
}

test('the programs of docs/api-examples list games, watch a board and verify a proof', async () => {
  const env = { ...process.env, EDIL_URL: nginx.publicUrl }
  const run = (command: string, file: string) =>
    promisify(execFile)(command, [`docs/api-examples/${file}`], { cwd: PROJECT, env })
  const done = new AbortController()
  const taking = takeNumbers(done.signal)
  const programs = Promise.all([run('bash', 'games.sh'), run(process.execPath, 'games.ts')])
  const outputs = await programs.finally(() => done.abort())
  await taking
  for (const { stdout } of outputs) {
    expect(stdout).toMatch(new RegExp(`${open}: \\d+ of 100 numbers sold`))
    expect(stdout).toMatch(/^ {2}version \d+: \d+ numbers taken\.$/m)
    expect(stdout).toContain(`The draw of ${drawn}:`)
    expect(stdout).toContain('TEST DRAW: PASSED')
  }
}, 60_000)
