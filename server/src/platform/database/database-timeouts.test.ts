import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { testApp, testDeps } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { givenGame } from '../../../test/games.ts'
import { givenPlayer } from '../../../test/players.ts'
import { TEST_ROLE } from '../../../test/template-database.ts'
import { isDatabaseAway, isDatabaseTimeout } from './database-away.ts'
import { transaction } from './transaction.ts'

const database = await testDatabase()
const { owner, store, urls } = database
await shortenTimeouts()
const { accounts } = await testDeps(database)
const app = await testApp(database, { accounts })
const selam = await givenPlayer(database, app, accounts.secret)

test('answers 503 try again when a lock is not released in time, and succeeds once it is', async () => {
  const gameId = await givenGame(database)
  const other = await owner.connect()
  await other.query('begin')
  await other.query('select 1 from games where id = $1 for update', [gameId])

  const startedAt = Date.now()
  const replies = await Promise.all([selam.hold(gameId, [7]), selam.hold(gameId, [8]), selam.releaseHolds(gameId)])
  expect(replies.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(3).fill('503 service_unavailable'))
  expect(Date.now() - startedAt).toBeLessThan(5_000)

  await other.query('rollback')
  other.release()
  expect(await selam.hold(gameId, [7])).toMatchObject({ status: 200 })
  expect(await selam.numbers(gameId)).toEqual([7])
})

test('says after how many seconds to try again', async () => {
  const gameId = await givenGame(database)
  const other = await owner.connect()
  await other.query('begin')
  await other.query('select 1 from games where id = $1 for update', [gameId])
  const cookie = [...selam.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await app.inject({
    method: 'DELETE',
    url: `/api/games/${gameId}/holds`,
    headers: { cookie, origin: 'https://edil.test' },
  })
  expect(response.headers['retry-after']).toBe('1')
  await other.query('rollback')
  other.release()
})

test('ends a statement that runs too long', async () => {
  const error = await sql`select pg_sleep(10)`.execute(store.db).catch((reason: unknown) => reason)
  expect(isDatabaseTimeout(error)).toBe(true)
})

test('ends a transaction that is left idle, and its locks with it', async () => {
  const gameId = await givenGame(database)
  const idle = transaction(store, async (tx) => {
    await sql`select 1 from games where id = ${gameId} for update`.execute(tx.db)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await sql`select 1`.execute(tx.db)
  }).catch((reason: unknown) => reason)
  await owner.query('select 1 from games where id = $1 for update', [gameId])
  const error = await idle
  expect(isDatabaseAway(error) || isDatabaseTimeout(error)).toBe(true)
})

/** The time-outs of deploy/roles.sql are seconds: here the application gets shorter ones, before it connects. */
async function shortenTimeouts(): Promise<void> {
  const superuser = new Client({ connectionString: urls.superuser })
  await superuser.connect()
  const name = new URL(urls.superuser).pathname.slice(1)
  for (const [setting, value] of [
    ['lock_timeout', '300ms'],
    ['statement_timeout', '1500ms'],
    ['idle_in_transaction_session_timeout', '500ms'],
  ]) {
    for (const role of ['edil_app', 'edil_worker', TEST_ROLE]) {
      await superuser.query(`alter role ${role} in database ${name} set ${setting} = '${value}'`)
    }
  }
  await superuser.end()
}

test('the log of PostgreSQL names no values', async () => {
  for (const url of [database.urls.app, database.urls.worker, database.urls.owner]) {
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query('show log_error_verbosity')
    await client.end()
    expect(rows).toEqual([{ log_error_verbosity: 'terse' }])
  }
})
