import { Client, Pool } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { writeBulkData } from '../../../dev/bulk-data.ts'
import { browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import { givenPerson } from '../../test/people.ts'
import { giveSession, giveTwoFactor } from '../../test/sessions.ts'
import { dbOver } from '../platform/database/db.ts'

/** Tables that grow with every game. */
const LARGE = [
  ...['games', 'numbers', 'payments', 'tickets', 'people', 'refunds'],
  ...['ledger_entries', 'ledger_transactions', 'draws', 'close_records', 'prizes', 'payouts', 'payout_transfers'],
]

const database = await testDatabase()
const { owner, urls, store } = database
await explainQueriesOfApp()
const plans: string[] = []
const pool = new Pool({ connectionString: urls.app, max: 2 })
pool.on('error', () => undefined)
pool.on('connect', (client) => client.on('notice', ({ message }) => plans.push(message ?? '')))
const deps = await testDeps(database)
const app = await testApp(database, { ...deps, store: { ...store, db: dbOver(pool) } })
const visitor = browse(app)
const admin = browse(app)
const lastYear = `from=${daysAgo(365)}&to=${daysAgo(0)}`
let endedGame = ''
const sizes = new Map<string, number>()

/** New sessions send the plan of every query. Without sequential scans, the planner uses one only if it must. */
async function explainQueriesOfApp(): Promise<void> {
  const superuser = new Client({ connectionString: urls.superuser })
  await superuser.connect()
  for (const setting of [
    `session_preload_libraries = 'auto_explain'`,
    'auto_explain.log_min_duration = 0',
    'auto_explain.log_analyze = on',
    `client_min_messages = 'log'`,
    'enable_seqscan = off',
  ]) {
    await superuser.query(`alter role edil_app in database ${superuser.database} set ${setting}`)
  }
  await superuser.end()
}

function daysAgo(count: number): string {
  return new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10)
}

beforeAll(async () => {
  await givenGame(database, { planId: 'daily' })
  const { id } = await givenPerson(database, { role: 'admin' })
  await giveTwoFactor(owner, id, deps.accounts.secret)
  await giveSession(owner, admin, id, deps.accounts.secret)
  await writeBulkData(urls.superuser, { players: 1_000, games: 2_000, tickets: 8_000 })
  const { rows } = await owner.query(
    `select id from games where type = 'daily' and status = 'completed' order by draws_at limit 1 offset 20`,
  )
  endedGame = rows[0].id
  for (const table of LARGE) {
    const { rowCount } = await owner.query(`select from ${table}`)
    // Of few rows, a query may need all.
    if (rowCount && rowCount > 50) sizes.set(table, rowCount)
  }
  return () => pool.end()
})

test.each([
  '/api/games',
  '/api/games?state=ended',
  '/api/games?state=ended&after=$game',
  '/api/games/$game/draw',
  '/api/games/$game/money',
  '/api/draws',
  '/api/draws?type=weekly',
  '/api/figures/home',
  '/api/figures/jackpots',
  '/api/figures/money',
  '/api/figures/money/games',
  '/api/figures/money/games?after=$game',
  '/api/winners?type=monthly',
  '/api/winners?type=daily&after=$game',
  `/api/staff/figures?${lastYear}`,
  `/api/staff/figures/games?${lastYear}`,
  `/api/staff/figures/games?${lastYear}&after=$game`,
  `/api/staff/figures/export?${lastYear}&table=games`,
])('%s reads no large table as a whole', async (path) => {
  plans.length = 0
  const browser = path.startsWith('/api/staff/') ? admin : visitor
  expect((await browser.get(path.replace('$game', endedGame))).status).toBe(200)
  expect(plans.filter((plan) => plan.includes('plan:')).length).toBeGreaterThan(0)
  const scans = plans.flatMap(scansOf)
  expect(scans.length).toBeGreaterThan(0)
  const whole = scans.filter(({ table, isSequential, rows }) => isSequential || rows >= (sizes.get(table) ?? Infinity))
  expect(whole).toEqual([])
})

test('the figures of games come page by page', async () => {
  const path = `/api/staff/figures/games?${lastYear}`
  const { rows } = await owner.query(
    `select id from games where status = 'completed' and draws_at >= $1::date::timestamp at time zone 'Africa/Addis_Ababa'
     order by draws_at desc, id desc limit 120`,
    [daysAgo(365)],
  )
  const found: string[] = []
  for (const after of [() => '', () => `&after=${found.at(-1)}`, () => `&after=${found.at(-1)}`]) {
    const { games, hasMore } = (await admin.get(path + after())).body
    expect(hasMore).toBe(true)
    found.push(...games.map(({ gameId }: { gameId: string }) => gameId))
  }
  expect(found.slice(0, 120)).toEqual(rows.map(({ id }) => id))
})

type Scan = { readonly table: string; readonly isSequential: boolean; readonly rows: number }

/** The scans of large tables in a plan, and how many rows each read. An index can be read from end to end, too. */
function scansOf(plan: string): Scan[] {
  return plan.split('->').flatMap((node) => {
    const [, kind, table = ''] = /(\w+) Scan (?:Backward )?(?:using \w+ )?on (\w+)/.exec(node) ?? []
    if (!LARGE.includes(table)) return []
    const [, returned, loops] = /actual time=\S+ rows=(\d+) loops=(\d+)/.exec(node) ?? []
    const [, removed = '0'] = /Rows Removed by Filter: (\d+)/.exec(node) ?? []
    return [{ table, isSequential: kind === 'Seq', rows: (Number(returned) + Number(removed)) * Number(loops) }]
  })
}
