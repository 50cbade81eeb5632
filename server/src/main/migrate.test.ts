import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveBinary } from 'dbmate'
import { expect, test } from 'vitest'
import { migrate } from '../../../dev/edil.ts'
import { emptyDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/factories.ts'

const MIGRATIONS = join(import.meta.dirname, '../../migrations')
const files = readdirSync(MIGRATIONS).sort()

/** What a database of that age may hold. Each migration that adds a table adds a filling for it. */
const FILLINGS: Record<string, string> = {
  plans_and_games: `
    insert into games (id, plan_id, sequence, type, title, fee, first_prize, second_prize, third_prize, hold_minutes,
                       draws_when_full, closes_at, draws_at, status, closed_at)
    select 'daily-' || n, 'daily', n, 'daily', 'Daily', 50000, 3500000, 300000, 200000, 15, false,
           now() - n * interval '1 day', now() - n * interval '1 day', 'cancelled', now()
    from generate_series(1, 2000) as n`,
  players_of_a_game: 'select 1',
  people: `
    with arrived as (
      insert into people (full_name, email, email_verified, username, phone, born_on, agreed_to_terms_at)
      select 'Person ' || n, 'person' || n || '@example.com', n % 2 = 0, 'person_' || n,
             '+2519' || lpad(n::text, 8, '0'), '1990-01-01', now()
      from generate_series(1, 2000) as n returning id
    )
    insert into sessions (person_id, token, expires_at) select id, id::text, now() + interval '1 day' from arrived`,
  live_events: `
    insert into live_events (channel, payload, recorded_at, published_at)
    select 'games', '{}', now() - interval '1 hour', case when n % 2 = 0 then now() end from generate_series(1, 2000) as n`,
  audit_log: `
    insert into audit_log (actor, action, subject, details)
    select 'visitor', 'sign_in_refused', 'person-' || n % 50, json_build_object('because', 'wrong_password')
    from generate_series(1, 2000) as n`,
  numbers: `
    insert into numbers (game_id, number, person_id, slot, status, held_until)
    select 'daily-' || row_number() over (), 1, id, 1, 'held', now() from people limit 2000`,
  screenshots: `
    with begun as (
      insert into uploads (id, person_id, size, received, file)
      select id, id, 4, 4, replace(id::text, '-', '') || '.jpg' from people returning id
    ), sent as (insert into upload_parts (upload_id, at_byte, bytes) select id, 0, 'part' from begun)
    insert into screenshots (id, person_id, file, original_sha256, likeness, width, height, bytes)
    select id, id, replace(id::text, '-', '') || '.jpg', sha256('x'), -1, 900, 2000, 100000 from people`,
  ledger: `select post_money('refund_paid', 'test:' || n, array['house', 'tax'], array[-n, n]) from generate_series(1, 100) as n`,
  payments: `
    insert into payments (person_id, key, game_id, method, account_name, count, amount, numbers, screenshot_id)
    select people.id, people.id, 'daily-1', 'telebirr', 'Selam', 1, 50000, '{}', screenshots.id
    from people join screenshots on screenshots.person_id = people.id`,
  draws: `
    insert into open_records (game_id, record) select id, '{}' from games`,
}

function applyFirst(count: number, ownerUrl: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'edil-migrations-'))
  for (const file of files.slice(0, count)) copyFileSync(join(MIGRATIONS, file), join(folder, file))
  const url = `${ownerUrl}?sslmode=disable`
  execFileSync(resolveBinary(), ['--url', url, '--migrations-dir', folder, '--no-dump-schema', 'up'], {
    stdio: 'ignore',
  })
  rmSync(folder, { recursive: true })
}

test.each(files.map((file, index) => ({ file, count: index + 1 })))(
  'a filled database as old as $file upgrades, and keeps every row',
  async ({ count }) => {
    const { urls, owner } = await emptyDatabase()
    applyFirst(count, urls.owner)
    const tables = files.slice(0, count).map((file) => file.replace(/^\d+_|\.sql$/g, ''))
    for (const table of tables) await owner.query(FILLINGS[table] ?? `select 'no filling for ${table}'::int`)
    const counts = async () => (await owner.query('select count(*)::int as games from games')).rows[0]
    const before = await counts()

    migrate(urls)

    expect(await counts()).toEqual(before)
    expect(before).toEqual({ games: 2000 })
    await expect(givenGame(owner, { planId: 'daily' })).resolves.toBe('daily-2001')
  },
)

test('three migrations at once do it once', async () => {
  const { urls, owner } = await emptyDatabase()
  const run = () => spawnMigrate(urls.owner)
  expect(await Promise.all([run(), run(), run()])).toEqual([0, 0, 0])
  const { rows } = await owner.query('select count(*)::int as plans from plans')
  expect(rows).toEqual([{ plans: 4 }])
})

test('the types of the tables are those of the migrated database', async () => {
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

test('without an address it says what is missing', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'migrate.ts')], {
    encoding: 'utf8',
    env: {},
  })
  expect(status).toBe(1)
  expect(stderr).toContain('DATABASE_OWNER_URL')
})

function spawnMigrate(ownerUrl: string): Promise<number | null> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'migrate.ts')], {
    env: { ...process.env, DATABASE_OWNER_URL: ownerUrl },
    stdio: 'ignore',
  })
  return new Promise((resolve) => child.on('exit', resolve))
}
