import { boardChannel } from '@edil/contract/channels'
import { EXAMPLE_GAME } from '@edil/contract/games'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { PUBLISH_SECRET } from '../../../dev/nginx.ts'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import { liveEngine } from '../../test/live-engine.ts'
import { silentLog } from '../../test/world.ts'
import { transaction } from '../platform/database/transaction.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createNchan } from '../platform/nchan.ts'
import { startPublisher } from './publisher.ts'
import { purgeLiveEvents } from './purge-live-events.ts'
import { recordEvent, recordEvents } from './record-event.ts'
import { sendHeartbeats } from './send-heartbeats.ts'

const database = await testDatabase()
const { store, owner, urls } = database
const engine = await liveEngine()
const nchan = createNchan({
  publishUrls: engine.nodes.map(({ privateUrl }) => privateUrl),
  publishSecret: PUBLISH_SECRET,
})
const boards = {
  readBoards: async (ids: readonly string[]) =>
    (await versionsOf(ids)).map(({ id, version }) => ({ gameId: id, version, taken: [] })),
  readGames: async (ids: readonly string[]) =>
    (await versionsOf(ids)).map(({ id, version }) => ({ ...EXAMPLE_GAME, id, version })),
  readDraws: async () => [],
}
let isPaused = false
const publish: typeof nchan.publish = (...event) =>
  isPaused ? Promise.reject(new Error('paused by the test')) : nchan.publish(...event)
const options = {
  databaseUrl: urls.app,
  nchan: { ...nchan, publish },
  log: silentLog,
  metrics: createMetrics(),
  boards,
}
const publishers = [startPublisher(options), startPublisher(options), startPublisher(options)]
afterAll(async () => {
  await Promise.all(publishers.map((publisher) => publisher.stop()))
  nchan.close()
})

async function versionsOf(ids: readonly string[]) {
  return (await owner.query<{ id: string; version: number }>('select id, version from games where id = any($1)', [ids]))
    .rows
}

const event = (version: number) => ({ kind: 'game' as const, game: { ...EXAMPLE_GAME, version } })
/** Heartbeats come in between. */
const versions = (messages: readonly string[]) => messages.flatMap((text) => JSON.parse(text).game?.version ?? [])

async function unpublished(channel: string): Promise<number> {
  const { rowCount } = await owner.query('select 1 from live_events where channel = $1 and published_at is null', [
    channel,
  ])
  return rowCount ?? 0
}

// proves: FLOW-11, CALL-36
test('a hundred events reach viewers on both nodes in order and once, with three workers running', async () => {
  const viewers = await Promise.all(engine.nodes.map((node) => engine.listen(node, 'live-draw')))
  for (let version = 1; version <= 100; version += 1) {
    await transaction(store, (tx) => recordEvent(tx, 'live-draw', event(version)))
  }
  const expected = Array.from({ length: 100 }, (_, index) => index + 1)
  for (const { messages } of viewers) await expect.poll(() => versions(messages)).toEqual(expected)
  await expect.poll(() => unpublished('live-draw')).toBe(0)
})

// Older events can expire while Nchan passes them on, and then the viewer stays silent or a worker crashes.
test('a viewer gets no event from before, whatever id of an event it sends', async () => {
  const [node] = engine.nodes
  const before = await engine.listen(node, 'board/resumed')
  for (const version of [1, 2]) await nchan.publish('board/resumed', JSON.stringify(event(version)))
  await expect.poll(() => versions(before.messages)).toEqual([1, 2])
  const now = Math.floor(Date.now() / 1_000)
  const ids = [undefined, before.lastEventId(), `${now}:0`, `${now}:-1`, `${now}:0,0`, `${now}:40000`, 'x', '-1:0']
  const viewers = await Promise.all(ids.map((id) => engine.listen(node, 'board/resumed', id)))
  await nchan.publish('board/resumed', JSON.stringify(event(3)))
  for (const { messages } of viewers) await expect.poll(() => versions(messages)).toEqual([3])
  for (const name of ['if-none-match', 'if-modified-since']) {
    const headers = { accept: 'text/event-stream', [name]: `${now}:-1` }
    expect((await fetch(`${node.publicUrl}/live/games`, { headers })).status).toBe(400)
  }
  expect(engine.readLogs()).not.toContain('exited on signal')
})

test('publishes an event that commits after one with a larger id', async () => {
  const { messages } = await engine.listen(engine.nodes[0], 'board/overtaken')
  const slow = new Client({ connectionString: urls.app })
  await slow.connect()
  await slow.query('begin')
  await slow.query('insert into live_events (channel, payload) values ($1, $2)', [
    'board/overtaken',
    JSON.stringify(event(1)),
  ])
  await transaction(store, (tx) => recordEvent(tx, 'board/overtaken', event(2)))
  await expect.poll(() => versions(messages)).toEqual([2])
  await slow.query('commit')
  await slow.end()
  await expect.poll(() => versions(messages)).toEqual([2, 1])
})

test('sends an event although its writer died before waking the publisher', async () => {
  const { messages } = await engine.listen(engine.nodes[0], 'board/unannounced')
  await owner.query('insert into live_events (channel, payload) values ($1, $2)', [
    'board/unannounced',
    JSON.stringify(event(7)),
  ])
  await expect.poll(() => versions(messages)).toEqual([7])
})

test('another worker takes over when the publishing one loses its connection', async () => {
  const { messages } = await engine.listen(engine.nodes[1], 'board/handed-over')
  const admin = new Client({ connectionString: urls.superuser })
  await admin.connect()
  const { rowCount } = await admin.query(
    `select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and application_name = 'edil-publisher' and datname = current_database() and granted`,
  )
  await admin.end()
  expect(rowCount).toBe(1)
  await transaction(store, (tx) => recordEvent(tx, 'board/handed-over', event(1)))
  await expect.poll(() => versions(messages)).toEqual([1])
})

test('events wait while the live engine is unavailable and are then sent in order', async () => {
  await engine.killNodes()
  for (let version = 1; version <= 5; version += 1) {
    await transaction(store, (tx) => recordEvent(tx, 'board/patient', event(version)))
  }
  expect(await unpublished('board/patient')).toBe(5)
  isPaused = true
  await engine.startNodes()
  const { messages } = await engine.listen(engine.nodes[0], 'board/patient')
  isPaused = false
  await expect.poll(() => versions(messages)).toEqual([1, 2, 3, 4, 5])
  // The publisher marks the events as published after the viewer has received them.
  await expect.poll(() => unpublished('board/patient')).toBe(0)
})

const viewersOf = async (channel: string) => (await nchan.look(channel)).viewers

// proves: CALL-35
test('counts viewers over all nodes', async () => {
  const viewers = await Promise.all([0, 1, 1, 0, 1].map((node) => engine.listen(engine.nodes[node], 'board/counted')))
  await expect.poll(() => viewersOf('board/counted')).toBe(5)
  for (const viewer of viewers.slice(0, 3)) viewer.close()
  await expect.poll(() => viewersOf('board/counted')).toBe(2)
  expect(await viewersOf('board/empty')).toBe(0)
})

test('refuses outside requests to the publishing address, and subscriptions from other sites', async () => {
  const { publicUrl } = engine.nodes[0]
  const post = (path: string) => fetch(publicUrl + path, { method: 'POST', body: '{}' })
  expect((await post('/publish/games')).status).toBe(404)
  expect((await post('/live/games')).status).toBe(403)
  const foreign = { accept: 'text/event-stream', origin: 'https://elsewhere.example' }
  expect((await fetch(`${publicUrl}/live/games`, { headers: foreign })).status).toBe(403)
})

test('purges only old events that were sent', async () => {
  await owner.query(
    `insert into live_events (channel, payload, recorded_at, published_at) values
       ('games/old-sent', '{}', now() - interval '5 days', now() - interval '4 days'),
       ('games/fresh-sent', '{}', now() - interval '5 days', now())`,
  )
  await publishers[0]?.stop()
  await transaction(store, (tx) => purgeLiveEvents(tx, 100))
  const { rows } = await owner.query(`select channel from live_events where channel like 'games/%-sent'`)
  expect(rows).toEqual([{ channel: 'games/fresh-sent' }])
})

// proves: CALL-22, CALL-36
test('viewers of a board that changes fifty times get the newest state, and so does the list of games', async () => {
  const gameId = await givenGame(database)
  const atBoard = await engine.listen(engine.nodes[0], boardChannel(gameId))
  const atGames = await engine.listen(engine.nodes[1], 'games')
  for (let change = 0; change < 50; change += 1) await owner.query('select recount_boards_of_numbers($1)', [gameId])
  store.wakePublisher()
  const lastBoard = () => JSON.parse(atBoard.messages.at(-1) ?? '{}').board?.version
  const lastGame = () =>
    atGames.messages.map((text) => JSON.parse(text).game).findLast((game) => game?.id === gameId)?.version
  await expect.poll(lastBoard).toBe(51)
  await expect.poll(lastGame).toBe(51)
  expect(atBoard.messages.length).toBeLessThan(50)
  const countWaiting = async () => (await owner.query('select 1 from boards_to_publish')).rowCount
  await expect.poll(countWaiting).toBe(0)
})

test('a board change is published after the live engine was unreachable', async () => {
  const gameId = await givenGame(database)
  await engine.killNodes()
  await owner.query('select recount_boards_of_numbers($1)', [gameId])
  store.wakePublisher()
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect((await owner.query('select 1 from boards_to_publish')).rowCount).toBe(1)
  await engine.startNodes()
  await expect.poll(async () => (await owner.query('select 1 from boards_to_publish')).rowCount).toBe(0)
})

test('a heartbeat on every public channel with viewers names the message before it', async () => {
  const gameId = await givenGame(database)
  const client = new Client({ connectionString: urls.worker })
  await client.connect()
  try {
    const [node] = engine.nodes
    const channels = ['games', 'live-draw', boardChannel(gameId)]
    const viewers = await Promise.all(channels.map((channel) => engine.listen(node, channel)))
    const beats = (messages: readonly string[]) =>
      messages.map((text) => JSON.parse(text)).filter(({ kind }) => kind === 'heartbeat')
    const startedAt = Date.now()
    await expect
      .poll(async () => {
        await sendHeartbeats(client, nchan)
        return viewers.every(({ messages }) => beats(messages).length > 0)
      })
      .toBe(true)
    const [games] = viewers
    if (!games) throw new Error('no viewer')
    await nchan.publish('games', JSON.stringify(event(1)))
    await expect.poll(() => games.messages.some((text) => JSON.parse(text).kind === 'game')).toBe(true)
    // The publishers of this file send heartbeats too: compared until no other message comes in between.
    await expect
      .poll(async () => {
        const [known, before] = [games.messages.length, games.lastEventId()]
        await sendHeartbeats(client, nchan)
        await expect.poll(() => games.messages.length).toBeGreaterThan(known)
        return beats(games.messages.slice(known)).at(0)?.before === before
      })
      .toBe(true)
    expect(Date.parse(beats(games.messages).at(-1)?.at)).toBeGreaterThanOrEqual(startedAt)
    expect(await nchan.look('board/without-viewers-1')).toEqual({ viewers: 0, newestMessage: null })
  } finally {
    await client.end()
  }
})

test('an event that is due later is published then', async () => {
  const { messages } = await engine.listen(engine.nodes[0], 'board/later')
  const later = new Date(Date.now() + 1_500)
  await transaction(store, (tx) => recordEvents(tx, ['board/later'], event(2), later))
  await transaction(store, (tx) => recordEvent(tx, 'board/later', event(1)))
  await expect.poll(() => versions(messages)).toEqual([1])
  await expect.poll(() => versions(messages)).toEqual([1, 2])
  expect(Date.now()).toBeGreaterThanOrEqual(later.getTime())
})
