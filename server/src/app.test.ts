import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { problem } from '@edil/contract/problem'
import { REFUSAL_CODES } from '@edil/domain/refusal'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { type core, safeParse } from 'zod/mini'
import { testDeps } from '../test/app.ts'
import { contractEndpoints } from '../test/contract-endpoints.ts'
import { testDatabase } from '../test/database.ts'
import { givenGame, givenGameRow } from '../test/games.ts'
import { givenPerson } from '../test/people.ts'
import { listRoutes } from '../test/routes.ts'
import { givenSession } from '../test/sessions.ts'
import { buildApp, type Deps } from './app.ts'
import { openDb } from './platform/database/db.ts'
import { BODY_EXAMPLES, PARAMETER_EXAMPLES } from './request-examples.ts'

type Schema = core.$ZodType

const database = await testDatabase()
const { store } = database
const lines: string[] = []
const sink = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) })
const deps: Deps = { ...(await testDeps(database)), log: pino(sink) }
const app = await buildApp(deps)
afterAll(() => app.close())

// proves: CALL-22
test('games that are going on, the next draw first', async () => {
  const inTwoDays = new Date(Date.now() + 172_800_000)
  const later = await givenGame(database, { closesAt: inTwoDays })
  const sooner = await givenGame(database)
  await givenGameRow(database, { status: 'cancelled' })
  const response = await app.inject('/api/games')
  expect(response.statusCode).toBe(200)
  expect(response.json().games.map((game: { id: string }) => game.id)).toEqual([sooner, later])
})

// proves: CALL-24
test('ended games, the latest first, page by page without a gap between games of the same time', async () => {
  const drawsAt = new Date('2026-01-02T15:00Z')
  const closesAt = new Date('2026-01-02T14:50Z')
  const given = await Promise.all(
    Array.from({ length: 51 }, () => givenGameRow(database, { status: 'completed', closesAt, drawsAt })),
  )
  const seen: string[] = []
  for (let hasMore = true; hasMore; ) {
    const after = seen.length > 0 ? `&after=${seen.at(-1)}` : ''
    const page = (await app.inject(`/api/games?state=ended${after}`)).json()
    if (page.hasMore) expect(page.games).toHaveLength(50)
    seen.push(...page.games.map(({ id }: { id: string }) => id))
    hasMore = page.hasMore
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toEqual(expect.arrayContaining(given))
})

test('games are counted by what is happening to them', async () => {
  const before = (await app.inject('/api/games/counts')).json()
  await givenGame(database)
  await givenGameRow(database, { status: 'full' })
  await givenGameRow(database, { status: 'drawing' })
  await givenGameRow(database, { status: 'cancelled' })
  expect((await app.inject('/api/games/counts')).json()).toEqual({
    active: before.active + 1,
    drawingSoon: before.drawingSoon + 2,
    completed: before.completed,
    total: before.total + 4,
  })
})

test('a public response may be cached for a second, and an unchanged one is not sent again', async () => {
  const { headers } = await app.inject('/api/plans')
  expect(headers['cache-control']).toContain('s-maxage=1')
  const again = await app.inject({ url: '/api/plans', headers: { 'if-none-match': headers.etag } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test.each([
  ['/api/games/daily-99999', 404, 'game_not_found'],
  ['/api/games/DROP%20TABLE', 400, 'request_invalid'],
  ['/api/games?state=sideways', 400, 'request_invalid'],
  ['/api/nothing', 404, 'route_not_found'],
  ['/api/live/viewers?channel=games', 503, 'service_unavailable'],
  ['/api/live/viewers?channel=../secret', 400, 'request_invalid'],
  ['/api/live/viewers?channel=review', 400, 'request_invalid'],
  ['/api/live/viewers?channel=account/00000000-0000-4000-8000-000000000001', 400, 'request_invalid'],
  ['/api/live/viewers?channel=unknown', 400, 'request_invalid'],
  ['/api/draws?x=1', 400, 'request_invalid'],
  ['/api/plans?x=1', 400, 'request_invalid'],
])('%s is refused with %i %s', async (url, status, code) => {
  const response = await app.inject(url)
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toContain('application/problem+json')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(safeParse(problem, response.json())).toMatchObject({ success: true, data: { code, status } })
})

test('a fault of ours is logged whole and shown plainly', async () => {
  const prepared = () => Promise.reject(new Error('a secret detail'))
  const brokenApp = await buildApp({ ...deps, prepared })
  const response = await brokenApp.inject('/api/games/daily-1/board')
  expect(response.statusCode).toBe(500)
  expect(response.json()).toMatchObject({ code: 'unexpected', title: 'Something went wrong on our side' })
  expect(response.body).not.toContain('secret')
  expect(lines.some((line) => line.includes('a secret') && line.includes(response.json().requestId))).toBe(true)
  await brokenApp.close()
})

test('a database that is down is reported as unavailable, without details', async () => {
  const broken = openDb('postgresql://nobody@127.0.0.1:1/none', 1, () => undefined)
  const brokenApp = await buildApp({ ...deps, store: { ...store, db: broken } })
  const response = await brokenApp.inject('/api/games')
  expect(response.statusCode).toBe(503)
  expect(response.json()).toMatchObject({ code: 'service_unavailable' })
  expect(response.body).not.toContain('127.0.0.1')
  expect(lines.some((line) => line.includes('ECONNREFUSED') && line.includes(response.json().requestId))).toBe(true)
  // The sign-in library looks for the session, and hides why it failed.
  const { secret } = deps.accounts
  const { id } = await givenPerson(database)
  const { cookie } = await givenSession(database.owner, id, secret)
  for (const [method, url] of [
    ['GET', '/api/session'],
    ['DELETE', '/api/session'],
  ] as const) {
    const headers = { cookie: `__Secure-edil.session_token=${cookie}`, origin: deps.origins[0] }
    const session = await brokenApp.inject({ method, url, headers })
    expect(session.json(), method).toMatchObject({ status: 503, code: 'service_unavailable' })
  }
  expect((await brokenApp.inject('/healthz')).statusCode).toBe(200)
  expect((await brokenApp.inject('/readyz')).statusCode).toBe(503)
  await brokenApp.close()
})

test('a stopping process says that it is not ready, so that the balancer goes elsewhere', async () => {
  const stopping = await buildApp({ ...deps, isStopping: () => true })
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect((await stopping.inject('/readyz')).statusCode).toBe(503)
  await stopping.close()
})

test('a request keeps the id that nginx gave it, and no other', async () => {
  const given = 'a'.repeat(32)
  const answered = async (id: string) =>
    (await app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers['x-request-id']
  expect(await answered(given)).toBe(given)
  expect(await answered('"}\n{"level":60')).not.toContain('level')
})

test('the log knows why a request was refused', async () => {
  lines.length = 0
  await app.inject('/api/account')
  await app.inject({ method: 'POST', url: '/api/session', headers: { origin: 'https://elsewhere.example' } })
  await app.inject('/api/plans')
  const requests = lines.map((text) => JSON.parse(text)).filter(({ msg }) => msg === 'request')
  expect(requests.map(({ status, refusal }) => [status, refusal])).toEqual([
    [401, 'login_required'],
    [403, 'origin_refused'],
    [200, undefined],
  ])
})

test('the log knows the route and the time it took, not who asked for what', async () => {
  lines.length = 0
  await app.inject({
    url: '/api/games/daily-7?phone=%2B251911223344',
    remoteAddress: '10.1.2.3',
    headers: { cookie: 'session=secret', 'user-agent': 'Tecno Spark' },
  })
  await app.inject('/api/games/daily-7?%2B251911223344=1')
  const requests = lines.map((text) => JSON.parse(text)).filter(({ msg }) => msg === 'request')
  const line = { method: 'GET', route: '/api/games/:gameId', status: 400 }
  expect(requests).toMatchObject([line, line])
  expect(lines.join('')).not.toMatch(/251911223344|10\.1\.2\.3|secret|Tecno|daily-7/)
})

test('the documentation lists every route, each with an example', async () => {
  const document = (await app.inject('/api/docs/json')).json()
  const operations = Object.entries(
    document.paths as Record<
      string,
      Record<
        string,
        {
          operationId: string
          responses: Record<string, { content: Record<string, { example?: unknown; schema: object }> }>
        }
      >
    >,
  )
  const listed = operations.flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const ours = listRoutes(app).filter((route) => !/ \/api\/(docs|auth)/.test(route))
  expect(listed.toSorted()).toEqual(ours.toSorted())
  for (const [path, methods] of operations) {
    for (const { operationId, responses } of Object.values(methods)) {
      expect(operationId, path).toBeTruthy()
      const content = responses['200']?.content ?? {}
      // Bytes have no example that could be read.
      const [type = ''] = Object.keys(content)
      if (type !== 'application/json') expect(content[type]?.schema).toMatchObject({ type: 'string' })
      else expect(content['application/json']?.example, path).toBeDefined()
    }
  }
  const page = await app.inject('/api/docs/')
  expect(page.statusCode).toBe(200)
})

test('the documentation describes a refusal once, so that a browser can show the page in seconds', async () => {
  const document = (await app.inject('/api/docs/json')).json()
  expect(document.components.schemas.Problem.required).toContain('code')
  const refusal = document.paths['/api/payments'].post.responses['409'].content['application/problem+json']
  expect(refusal.schema).toEqual({ $ref: '#/components/schemas/Problem' })
  expect(refusal.examples).toHaveProperty('profile_incomplete', { $ref: '#/components/examples/profile_incomplete' })
  expect(Object.keys(document.components.examples).toSorted()).toEqual(REFUSAL_CODES.toSorted())
  for (const { value } of Object.values<{ value: object }>(document.components.examples)) {
    expect(safeParse(problem, value)).toMatchObject({ success: true })
  }
  const operations = Object.values<object>(document.paths).flatMap((methods) => Object.keys(methods))
  expect(JSON.stringify(document).length / operations.length).toBeLessThan(3_700)
})

test('the documentation names the limits that nginx has', async () => {
  const { info } = (await app.inject('/api/docs/json')).json()
  const start = readFileSync(join(import.meta.dirname, '../../deploy/start-nginx'), 'utf8')
  const limit = (name: string) =>
    Number(new RegExp(`^EDIL_${name}=\\$\\(\\((\\d+) \\* factor`, 'm').exec(start)?.[1]).toLocaleString('en')
  const both = (name: string) => [limit(`${name}_PER_SECOND`), limit(`${name}_BURST`)]
  const text = info.description.replaceAll('\n', ' ')
  expect(text).not.toContain('not limited')
  expect(/(\S+) reads a second \((\S+) at once\)/.exec(text)?.slice(1)).toEqual(both('READS'))
  expect(/of these (\S+) with arguments in the query \((\S+)\)/.exec(text)?.slice(1)).toEqual(both('QUERIES'))
  expect(/, (\S+) changes \((\S+)\)/.exec(text)?.slice(1)).toEqual(both('CHANGES'))
  const nginx = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
  expect(/A body may have (\d+) kB/.exec(text)?.[1]).toBe(/client_max_body_size (\d+)k;/.exec(nginx)?.[1])
  expect(/and (\S+) connections/.exec(text)?.slice(1)).toEqual([limit('CONNECTIONS')])
})

test('the documentation introduces itself: groups, log in, limits, errors, versions', async () => {
  const { info, tags, paths } = (await app.inject('/api/docs/json')).json()
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
  expect(info.version).toBe(version)
  for (const heading of ['Start here', 'Live events', 'Log in', 'Limits', 'Errors', 'Versions']) {
    expect(info.description).toContain(`### ${heading}`)
  }
  for (const code of REFUSAL_CODES) expect(info.description).toContain(`\`${code}\``)
  const described = tags.map(({ name }: { name: string }) => name)
  const used = new Set((await contractEndpoints()).map(({ tag }) => tag))
  expect(described.toSorted()).toEqual([...used].toSorted())
  expect(paths['/api/games/{gameId}/board'].get).toMatchObject({
    description: '**Who:** everyone. Cached for 1 s.',
    parameters: [{ name: 'gameId', example: 'daily-412' }],
  })
  expect(paths['/api/games/{gameId}/board'].get.security).toBeUndefined()
  expect(paths['/api/my/tickets'].get.security).toEqual([{ session: [] }])
})

const endpoints = (await contractEndpoints()).map((endpoint) => [endpoint.name, endpoint] as const)

test.each(endpoints.filter(([, { body }]) => body))('the documented request of %s is valid', (name, { body }) => {
  expect(safeParse(body as Schema, BODY_EXAMPLES[name]).error?.issues, 'server/src/request-examples.ts').toBeUndefined()
})

test.each(endpoints.filter(([, { params }]) => params))(
  'the documented address of %s is valid',
  (_name, { path, params }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const values = Object.fromEntries(names.map((name) => [name, PARAMETER_EXAMPLES[name]]))
    expect(safeParse(params as Schema, values)).toMatchObject({ success: true })
  },
)

test('no documented request belongs to an endpoint that takes none', () => {
  const withBody = endpoints.filter(([, { body }]) => body).map(([name]) => name)
  expect(Object.keys(BODY_EXAMPLES).toSorted()).toEqual(withBody.toSorted())
})

test('every endpoint of the contract is mounted', async () => {
  const document: { paths: Record<string, Record<string, { operationId: string }>> } = (
    await app.inject('/api/docs/json')
  ).json()
  const mounted = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  const declared = (await contractEndpoints()).map(({ name }) => name)
  expect(mounted.toSorted()).toEqual(declared.toSorted())
})
