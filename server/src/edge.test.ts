/** nginx as deploy/start-nginx starts it for production: client addresses, limits, TLS, headers, private channels, logs. */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { accountChannel } from '@edil/contract/channels'
import { afterAll, expect, inject, test } from 'vitest'
import { PROJECT, serviceFolder } from '../../dev/folder.ts'
import { type Listener, listen } from '../../dev/listen.ts'
import { type Nginx, PUBLISH_SECRET, publishTo, startNginx } from '../../dev/nginx.ts'
import { portOf } from '../../dev/ports.ts'
import { allRunning, stop } from '../../dev/process.ts'
import { testApp, testDeps } from '../test/app.ts'
import { testDatabase } from '../test/database.ts'
import { givenPerson } from '../test/people.ts'
import { givenSession, giveTwoFactor } from '../test/sessions.ts'
import { createNchan } from './platform/nchan.ts'

const database = await testDatabase()
const deps = await testDeps(database)
/** The client address of every request that reached the api. */
const addresses: string[] = []
const app = await testApp(database, deps)
app.addHook('onRequest', async ({ ip }) => void addresses.push(ip))
const apiPort = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
const folder = serviceFolder(`test-edge-${randomBytes(4).toString('hex')}`)
const webRoot = mkdtempSync(join(tmpdir(), 'edil-web-'))
writeFileSync(join(webRoot, 'index.html'), '<title>Edil</title>')
mkdirSync(join(webRoot, 'assets'))
writeFileSync(join(webRoot, 'assets/app-1.js'), '')
writeFileSync(join(webRoot, 'assets/app-1.css'), 'p{}')

afterAll(async () => {
  for (const running of allRunning(folder)) await stop(folder, running)
  for (const path of [folder, webRoot]) rmSync(path, { recursive: true, force: true })
})

const given = (name: string, env: Record<string, string> = {}) =>
  startNginx(folder, { name, apiPorts: [apiPort], redisUrl: inject('redisUrl'), webRoot, env })

/** The limits that apply when nothing is configured. */
const PRODUCTION_LIMITS = { EDIL_ADDRESS_LIMIT_FACTOR: '1' }

type Asked = {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: Uint8Array | string
  /** Another address of loopback is another client. */
  readonly from?: string
}
type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }

function ask(url: string, { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? httpsRequest : httpRequest
    const options = { method, headers, localAddress: from, agent: false, rejectUnauthorized: false }
    const outgoing = send(url, options, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk: string) => {
        text += chunk
      })
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text }))
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

const countStatuses = (answers: readonly { readonly status: number }[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, of]) => [status, of.length]),
  )

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** What deploy/start-nginx says when it refuses this configuration. */
function refusalOf(env: Record<string, string>): string {
  const command = join(PROJECT, 'deploy/start-nginx')
  const { status, stderr } = spawnSync(command, { env: { PATH: process.env['PATH'], ...env }, encoding: 'utf8' })
  expect(status).toBe(1)
  return stderr
}

const VALID = {
  EDIL_ORIGIN: 'https://edil.test',
  EDIL_API_SERVERS: 'server 127.0.0.1:9;',
  EDIL_REDIS_URL: 'redis://:password@127.0.0.1:9',
  LIVE_PUBLISH_SECRET: PUBLISH_SECRET,
  EDIL_BALANCERS: '10.0.0.4',
}

test.each([
  ['no origin', { EDIL_ORIGIN: '' }, 'EDIL_ORIGIN is not set'],
  ['a public origin without TLS', { EDIL_ORIGIN: 'http://edil.test' }, 'EDIL_ORIGIN must be https'],
  ['https, and nothing that ends TLS', { EDIL_BALANCERS: '' }, 'EDIL_BALANCERS'],
  ['a certificate without its key', { EDIL_TLS_CERTIFICATE: '/cert.pem' }, 'EDIL_TLS_KEY is not set'],
  ['a balancer that is no address', { EDIL_BALANCERS: '10.0.0.4; return 200' }, 'is no address'],
  ['an unknown source of addresses', { EDIL_CLIENT_ADDRESS: 'X-Real-IP' }, 'EDIL_CLIENT_ADDRESS must be'],
  ['a Redis for everyone', { EDIL_REDIS_URL: 'redis://redis:6379' }, 'EDIL_REDIS_URL has no password'],
  [
    'a user of Redis without a password',
    { EDIL_REDIS_URL: 'redis://edil@redis:6379' },
    'EDIL_REDIS_URL has no password',
  ],
  ['a Redis without TLS', { EDIL_REDIS_URL: 'redis://:password@10.0.0.5:6379' }, 'use rediss'],
  ['a Redis on a host like loopback', { EDIL_REDIS_URL: 'redis://:password@127.0.0.1.example:6379' }, 'use rediss'],
  [
    'a Redis without TLS beside a private host',
    { EDIL_REDIS_URL: 'redis://:password@redis:6379', EDIL_PRIVATE_HOSTS: 'redis-2' },
    'use rediss',
  ],
  // It gets past Redis: the next check is the one of TLS for the site.
  [
    'nothing that ends TLS, with a Redis on a private host',
    { EDIL_REDIS_URL: 'redis://:password@redis:6379', EDIL_PRIVATE_HOSTS: 'web redis', EDIL_BALANCERS: '' },
    'EDIL_BALANCERS',
  ],
  ['no secret for publishing', { LIVE_PUBLISH_SECRET: '' }, 'LIVE_PUBLISH_SECRET is not set'],
  ['a short secret for publishing', { LIVE_PUBLISH_SECRET: 'short' }, 'at least 32 characters'],
  ['a secret that ends a string', { LIVE_PUBLISH_SECRET: `${'a'.repeat(40)}"` }, 'letters, digits, - and _ only'],
])('nginx does not start with %s', (_case, change, because) => {
  expect(refusalOf({ ...VALID, ...change })).toContain(because)
})

const BEHIND_BALANCER = { EDIL_ORIGIN: 'https://edil.test', EDIL_BALANCERS: '127.0.0.1 10.9.9.0/24' }

test('behind a balancer every client has an address of its own, which it cannot choose', async () => {
  const { publicUrl } = await given('behind-balancer', BEHIND_BALANCER)
  const seenFor = async (forwarded: string) => {
    addresses.length = 0
    await ask(`${publicUrl}/api/session`, { headers: { 'x-forwarded-for': forwarded } })
    return addresses
  }
  expect(await seenFor('196.188.0.66')).toEqual(['196.188.0.66'])
  expect(await seenFor('213.55.1.1')).toEqual(['213.55.1.1'])
  // The first is what the client wrote, the last a second balancer.
  expect(await seenFor('1.2.3.4, 196.188.0.66, 10.9.9.1')).toEqual(['196.188.0.66'])
  expect((await ask(`${publicUrl}/api/session`, { from: '127.0.0.2' })).status).toBe(403)
})

test('limits hold for one client behind the balancer, and not for the next', async () => {
  const env = { ...BEHIND_BALANCER, ...PRODUCTION_LIMITS }
  // No api answers, which is quick.
  const { publicUrl } = await startNginx(folder, {
    name: 'limited',
    apiPorts: [9],
    redisUrl: inject('redisUrl'),
    webRoot,
    env,
  })
  const query = (client: string) => ask(`${publicUrl}/api/draws?b=1`, { headers: { 'x-forwarded-for': client } })
  const [statuses, next] = await Promise.all([times(600, () => query('196.188.0.66')), query('213.55.1.1')])
  expect(countStatuses(statuses)[429]).toBeGreaterThan(50)
  expect(next.status).toBe(503)
  // One household of IPv6 has many addresses.
  const household = times(600, (index) => query(`2001:db8:0:7:${index.toString(16)}::1`))
  expect(countStatuses(await household)[429]).toBeGreaterThan(50)
  expect((await query('2001:db8:0:8::1')).status).toBe(503)
})

test('the PROXY protocol names the client as well', async () => {
  const { publicUrl } = await given('proxy-protocol', { ...BEHIND_BALANCER, EDIL_CLIENT_ADDRESS: 'proxy_protocol' })
  addresses.length = 0
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(publicUrl).port), '127.0.0.1', () => {
      socket.write('PROXY TCP4 196.188.0.7 127.0.0.1 40000 443\r\n')
      socket.write(
        'GET /api/session HTTP/1.1\r\nHost: edil.test\r\nX-Forwarded-For: 1.2.3.4\r\nConnection: close\r\n\r\n',
      )
    })
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
  expect(answer).toContain('200 OK')
  expect(addresses).toEqual(['196.188.0.7'])
})

function givenCertificate(): { EDIL_TLS_CERTIFICATE: string; EDIL_TLS_KEY: string } {
  const [certificate, key] = [join(webRoot, 'cert.pem'), join(webRoot, 'key.pem')]
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=edil.test', '-days', '2']
  execFileSync('openssl', [...args, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return { EDIL_TLS_CERTIFICATE: certificate, EDIL_TLS_KEY: key }
}

test('with a certificate nginx ends TLS: 1.2 or newer, HSTS on every answer, and a redirect from http', async () => {
  const redirectPort = await portOf(folder, 'redirect')
  const { publicUrl } = await given('tls', {
    EDIL_ORIGIN: 'https://edil.test',
    EDIL_REDIRECT_LISTEN: `127.0.0.1:${redirectPort}`,
    ...givenCertificate(),
  })
  const secureUrl = publicUrl.replace('http:', 'https:')
  for (const path of [
    '/',
    '/nowhere',
    '/assets/app-1.js',
    '/assets/none.js',
    '/api/plans',
    '/api/nothing',
    '/edil-verify.html',
  ]) {
    const { headers } = await ask(secureUrl + path)
    expect(headers['strict-transport-security'], path).toBe('max-age=31536000; includeSubDomains')
  }
  const { headers } = await ask(`${secureUrl}/`)
  expect(headers).toMatchObject({
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(await ask(`http://127.0.0.1:${redirectPort}/am/login?to=/x`)).toMatchObject({
    status: 308,
    headers: { location: 'https://edil.test/am/login?to=/x' },
  })
  for (const path of ['/api/session', '/live/games', '/log/checkpoint']) {
    const refused = await ask(`http://127.0.0.1:${redirectPort}${path}`, { method: 'POST' })
    expect(refused, path).toMatchObject({ status: 403, body: 'Use https.' })
    expect(refused.headers.location, path).toBeUndefined()
  }
  const handshake = (version: string) =>
    spawnSync('openssl', ['s_client', '-connect', new URL(publicUrl).host, version, '-cipher', 'ALL:@SECLEVEL=0'], {
      input: '',
      encoding: 'utf8',
    }).stdout
  expect(handshake('-tls1_2')).toMatch(/Cipher is ECDHE/)
  expect(handshake('-tls1_1')).toMatch(/Cipher is \(NONE\)/)
})

test('every answer has its headers once, also where nginx answers in place of the api', async () => {
  const { publicUrl } = await given('headers')
  const withoutApi = { name: 'headers-2', apiPorts: [9], redisUrl: inject('redisUrl'), webRoot }
  const away = await startNginx(folder, { ...withoutApi, env: PRODUCTION_LIMITS })
  const limited = (await times(600, (index) => ask(`${away.publicUrl}/api/draws?b=${index}`))).find(
    ({ status }) => status === 429,
  )
  const large = { method: 'POST', body: Buffer.alloc(150_000) }
  const answers: readonly [number, Answer | undefined][] = [
    [200, await ask(`${publicUrl}/`)],
    [200, await ask(`${publicUrl}/assets/app-1.js`)],
    [404, await ask(`${publicUrl}/assets/`)],
    [404, await ask(`${publicUrl}/live/nothing`)],
    [200, await ask(`${publicUrl}/api/plans`)],
    [200, await ask(`${publicUrl}/api/plans`)],
    [200, await ask(`${publicUrl}/api/docs/`)],
    [404, await ask(`${publicUrl}/api/nothing`)],
    [413, await ask(`${publicUrl}/api/session`, large)],
    [405, await ask(`${publicUrl}/api/plans`, { method: 'TRACE' })],
    [503, await ask(`${away.publicUrl}/api/plans`)],
    [429, limited],
  ]
  for (const [status, answer] of answers) {
    expect(answer?.status).toBe(status)
    expect(answer?.headers, `${status}`).toMatchObject({ 'x-content-type-options': 'nosniff' })
    const policy = String(answer?.headers['content-security-policy'])
    // Node joins headers that come twice with a comma.
    expect(policy, `${status}`).not.toContain(',')
    expect(policy, `${status}`).toMatch(/(default|object)-src 'none'/)
    expect(policy, `${status}`).toContain("base-uri 'none'")
    expect(policy, `${status}`).toContain("frame-ancestors 'none'")
  }
})

test('texts have a charset, and a request with two lengths is refused', async () => {
  const { publicUrl } = await given('messages')
  const typeOf = async (path: string) => (await ask(publicUrl + path)).headers['content-type']
  expect(await typeOf('/')).toBe('text/html; charset=utf-8')
  expect(await typeOf('/assets/app-1.css')).toBe('text/css; charset=utf-8')
  expect(await typeOf('/assets/app-1.js')).toBe('application/javascript; charset=utf-8')
  expect(await typeOf('/api/plans')).toBe('application/json; charset=utf-8')
  const twoLengths = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(publicUrl).port), '127.0.0.1', () =>
      socket.write(
        'POST /api/session HTTP/1.1\r\nHost: edil.test\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
    )
    socket.once('data', (chunk) => {
      resolve(String(chunk))
      socket.destroy()
    })
    socket.on('error', reject)
  })
  expect(twoLengths).toMatch(/^HTTP\/1\.1 400 /)
})

test('an honest client meets no limit, and a client that takes too much meets each of them', async () => {
  const { publicUrl } = await given('limits', PRODUCTION_LIMITS)
  const honest = (path: string) => ask(publicUrl + path, { from: '127.0.0.2' })
  // A busy page: reads at once, and again with every event, for some seconds; a hundred of them behind one address.
  for (let second = 0; second < 3; second += 1) {
    expect(countStatuses(await times(150, () => honest('/api/plans')))).toEqual({ 200: 150 })
    expect(countStatuses(await times(20, () => honest('/api/draws?type=daily')))).toEqual({ 200: 20 })
  }

  // No api answers here, which is quick.
  const env = PRODUCTION_LIMITS
  const away = await startNginx(folder, { name: 'limits-2', apiPorts: [9], redisUrl: inject('redisUrl'), webRoot, env })
  const queries = await times(600, (index) => ask(`${away.publicUrl}/api/draws?b=${index}`))
  expect(countStatuses(queries)[429]).toBeGreaterThan(50)
  const refused = queries.find(({ status }) => status === 429)
  expect(refused?.headers).toMatchObject({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  expect(JSON.parse(refused?.body ?? '')).toMatchObject({ code: 'too_many_attempts', status: 429 })
  const changes = await times(600, () => ask(`${away.publicUrl}/api/session`, { method: 'DELETE' }))
  expect(countStatuses(changes)[429]).toBeGreaterThan(50)
  // Not a page of nginx: programs and our own pages read the code.
  const answer = queries.find(({ status }) => status !== 429)
  expect(answer).toMatchObject({ status: 503, headers: { 'content-type': 'application/problem+json' } })
  expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: 'service_unavailable', status: 503 })
  // Also where the address ends like that of a file.
  const file = await ask(`${away.publicUrl}/.well-known/security.txt`)
  expect(file).toMatchObject({ status: 503, headers: { 'content-type': 'application/problem+json' } })
  const reads = await times(2_000, () => ask(`${away.publicUrl}/api/plans`))
  expect(countStatuses(reads)[429]).toBeGreaterThan(50)
  expect((await honest('/api/plans')).status).toBe(200)
})

test('one address gets 500 connections for live events, and others still get theirs', async () => {
  const { publicUrl } = await given('connections', PRODUCTION_LIMITS)
  const viewers = (await times(520, () => listen(`${publicUrl}/live/games`).catch(() => undefined))).filter(
    (viewer): viewer is Listener => viewer !== undefined,
  )
  expect(viewers).toHaveLength(500)
  expect((await ask(`${publicUrl}/`)).status).toBe(429)
  expect((await ask(`${publicUrl}/`, { from: '127.0.0.2' })).status).toBe(200)
  for (const viewer of viewers) viewer.close()
})

test('a large body is refused before it is sent, and a slow request loses its connection', async () => {
  const { publicUrl } = await given('bodies', PRODUCTION_LIMITS)
  const port = Number(new URL(publicUrl).port)
  const send = (text: string) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    const startedAt = performance.now()
    return new Promise<{ answer: string; ms: number }>((resolve) => {
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
        if (answer.includes('413')) socket.destroy()
      })
      socket.on('error', () => undefined)
      socket.on('close', () => resolve({ answer, ms: performance.now() - startedAt }))
    })
  }
  const head = 'POST /api/session HTTP/1.1\r\nHost: edil.test\r\n'
  const large = await send(`${head}Content-Length: 11000000\r\n\r\n`)
  expect(large.answer).toContain('413')
  const slow = await send(`${head}X-Never: end`)
  expect(slow.answer).not.toContain('200')
  expect(slow.ms).toBeLessThan(14_000)
})

test('five thousand slow connections from fifty addresses do not slow an honest client down', async () => {
  const { publicUrl } = await given('slow-connections', PRODUCTION_LIMITS)
  const port = Number(new URL(publicUrl).port)
  const slow = await times(5_000, async (index) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${1 + (index % 50)}` })
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('connect', resolve))
    socket.write('GET /api/plans HTTP/1.1\r\nHost: edil.test\r\nX-')
    return socket
  })
  const ms: number[] = []
  for (let count = 0; count < 200; count += 1) {
    const startedAt = performance.now()
    expect((await ask(`${publicUrl}/`, { from: '127.0.0.2' })).status).toBe(200)
    ms.push(performance.now() - startedAt)
  }
  for (const socket of slow) socket.destroy()
  expect(ms.toSorted((a, b) => a - b)[198]).toBeLessThan(500)
})

const COOKIE = '__Secure-edil.session_token'

async function givenCookie(different: Parameters<typeof givenPerson>[1] = {}) {
  const { id } = await givenPerson(database, { hasPassword: false, ...different })
  if (different.role && different.role !== 'player') await giveTwoFactor(database.owner, id, deps.accounts.secret)
  const { cookie } = await givenSession(database.owner, id, deps.accounts.secret)
  return { id, headers: { cookie: `${COOKIE}=${cookie}` } }
}

test('private channels are for their person, and for operators with a second factor', async () => {
  const node = await given('channels')
  const [selam, mallory, reviewer] = [await givenCookie(), await givenCookie(), await givenCookie({ role: 'reviewer' })]
  const isOpened = async (channel: string, headers: Record<string, string> = {}) =>
    listen(`${node.publicUrl}/live/${channel}`, () => undefined, headers).then(
      (viewer) => {
        viewer.close()
        return true
      },
      () => false,
    )
  const own = accountChannel(selam.id)
  expect(await isOpened('games')).toBe(true)
  expect(await isOpened('review')).toBe(false)
  expect(await isOpened('review', mallory.headers)).toBe(false)
  expect(await isOpened('review', reviewer.headers)).toBe(true)
  expect(await isOpened(own)).toBe(false)
  expect(await isOpened(own, mallory.headers)).toBe(false)
  expect(await isOpened(own, reviewer.headers)).toBe(false)
  expect(await isOpened(own, selam.headers)).toBe(true)
  for (const unknown of ['x/1', 'account', `account/${selam.id}/x`, 'reviewers', 'board', 'board/A']) {
    expect(await isOpened(unknown, selam.headers), unknown).toBe(false)
  }

  const viewer = await listen(`${node.publicUrl}/live/${own}`, () => undefined, selam.headers)
  await expect
    .poll(async () => {
      await publishTo(node, own, '{"kind":"account"}')
      return viewer.messages.length
    })
    .toBeGreaterThan(0)
  viewer.close()
  const behindNothing = await startNginx(folder, {
    name: 'api-away',
    apiPorts: [9],
    redisUrl: inject('redisUrl'),
    webRoot,
  })
  const away = await listen(`${behindNothing.publicUrl}/live/${own}`, () => undefined, selam.headers).catch(String)
  expect(away).toContain('answered')
})

test('only those who know the secret publish, or count viewers', async () => {
  const { privateUrl } = await given('publishing')
  const post = (headers: Record<string, string>) =>
    ask(`${privateUrl}/publish/games`, { method: 'POST', body: '{"kind":"game"}', headers })
  expect((await post({})).status).toBe(403)
  expect((await post({ 'edil-publish-secret': `${PUBLISH_SECRET}x` })).status).toBe(403)
  expect((await ask(`${privateUrl}/publish/games`)).status).toBe(403)
  const nchan = createNchan({ publishUrls: [privateUrl], publishSecret: PUBLISH_SECRET })
  await nchan.publish('games', '{"kind":"game"}')
  expect((await nchan.look('games')).newestMessage).not.toBeNull()
  nchan.close()
})

test('the logs of nginx have no ids, keys, names, queries or addresses', async () => {
  const [personId, key, email] = [randomUUID(), randomBytes(16).toString('hex'), 'selam@example.com']
  const paths = [
    `/live/account/${personId}`,
    `/api/people/${personId}`,
    `/ticket/${key}`,
    `/am/ticket/${key}/x`,
    `/api/tickets/${key}`,
    `/api/screenshots/${personId}?expires=1&signature=${key}`,
    `/${email}`,
    `/profile/tickets/${key}`,
    `/api/nothing/${email}`,
  ]
  const ports = [[apiPort], [9]] as const
  for (const [index, apiPorts] of ports.entries()) {
    const name = `logs-${index}`
    const node: Nginx = await startNginx(folder, { name, apiPorts, redisUrl: inject('redisUrl'), webRoot })
    for (const path of paths) await ask(node.publicUrl + path)
    await ask(`${node.publicUrl}/api/uploads/${personId}/parts/0`, { method: 'PUT', body: Buffer.alloc(60_000) })
    await stop(folder, node.running)
    await sleep(100)
    const accessLog = readFileSync(join(folder, 'log', `${name}.access.log`), 'utf8')
    expect(accessLog.trim().split('\n').length, accessLog).toBeGreaterThanOrEqual(paths.length)
    expect(accessLog).toContain(' GET /api/people/- ')
    const errorLog = readFileSync(join(folder, 'log', `${name}.log`), 'utf8')
    for (const secret of [personId, key, email, 'signature', 'client:', '127.0.0.1:']) {
      expect(accessLog, secret).not.toContain(secret)
      if (secret !== '127.0.0.1:') expect(errorLog, secret).not.toContain(secret)
    }
  }
})

test('a long address is refused by the api, which nginx does not take for broken', async () => {
  const { publicUrl } = await given('long')
  for (const length of [2_000, 3_100, 3_500, 5_000, 7_500]) {
    const answer = await ask(`${publicUrl}/api/live/access?channel=${'x'.repeat(length)}`)
    expect(answer.status, `${length} characters`).toBe(401)
  }
})
