import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, expect, inject } from 'vitest'
import { buildApp, type Deps } from '../src/app.ts'
import { openFiles } from '../src/platform/files/files.ts'
import { createLimits } from '../src/platform/http/limits.ts'
import type { OnUndeclaredRefusal } from '../src/platform/http/mount.ts'
import { createMetrics } from '../src/platform/metrics.ts'
import { createPictures } from '../src/platform/pictures/pictures.ts'
import { connectRedis } from '../src/platform/redis.ts'
import { CONNECTION_TIMEOUT_MS, type TestDatabase } from './database.ts'
import { openStore, silentLog } from './world.ts'

export const ORIGIN = 'https://edil.test'

const stores = new WeakMap<TestDatabase, ReturnType<typeof openStore>>()

/** The api's own connections, with the rights of its role. */
function storeOfApi(database: TestDatabase): ReturnType<typeof openStore> {
  const opened = stores.get(database) ?? openStore(database.urls.app, CONNECTION_TIMEOUT_MS)
  if (!stores.has(database)) {
    stores.set(database, opened)
    afterAll(async () => (await opened).close())
  }
  return opened
}

/** The application as it runs, over real servers; say what is different. */
export async function testDeps(database: TestDatabase): Promise<Deps> {
  const { store, prepared } = await storeOfApi(database)
  const redis = connectRedis(inject('redisUrl'), () => undefined, {
    keyPrefix: `test:${randomBytes(6).toString('hex')}:`,
    commandTimeout: 10_000,
  })
  if (redis.status !== 'ready') await new Promise((resolve) => redis.once('ready', resolve))
  const folder = mkdtempSync(join(tmpdir(), 'edil-files-'))
  const metrics = createMetrics()
  const pictures = createPictures({ log: silentLog, metrics })
  afterAll(() => {
    redis.disconnect()
    pictures.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    store,
    prepared,
    limits: createLimits({ redis, key: randomBytes(32) }),
    origins: [ORIGIN],
    accounts: { secret: randomBytes(32).toString('hex'), minimumAge: 18, social: [], responseIntervalMs: 40 },
    telegram: { botName: 'edil_test_bot', webhookSecret: randomBytes(32).toString('hex') },
    files: await openFiles({ on: 'disk', folder }),
    pictures,
    nchan: {
      publish: async () => undefined,
      look: async () => Promise.reject(new Error('away')),
      close: () => undefined,
    },
    log: silentLog,
    metrics,
    isStopping: () => false,
    onUndeclaredRefusal: failOnUndeclaredRefusal(),
  }
}

/** The request gets an unexpected error, and the test file fails even if its test does not look at the response. */
function failOnUndeclaredRefusal(): OnUndeclaredRefusal {
  const undeclared = new Set<string>()
  afterAll(() => expect([...undeclared], 'refusals that their endpoints do not declare').toEqual([]))
  return (refusal) => {
    undeclared.add(refusal)
    throw new Error(`undeclared refusal: ${refusal}`)
  }
}

export async function testApp(database: TestDatabase, different: Partial<Deps> = {}): Promise<FastifyInstance> {
  const app = await buildApp({ ...(await testDeps(database)), ...different })
  afterAll(() => app.close())
  return app
}

export type Reply = {
  readonly status: number
  readonly code: string | undefined
  readonly location: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at what it expects
  readonly body: any
}

/** A browser on our own page: it keeps its cookies and says where it comes from. */
export type Browser = {
  readonly cookies: Map<string, string>
  readonly get: (url: string) => Promise<Reply>
  readonly send: (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => Promise<Reply>
}

export function browse(app: FastifyInstance, address = '196.188.0.1', origin: string | null = ORIGIN): Browser {
  const cookies = new Map<string, string>()
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Reply> => {
    const response = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        ...(method === 'GET' || origin === null ? {} : { origin }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'user-agent': 'Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile',
        ...(payload instanceof Uint8Array ? { 'content-type': 'application/octet-stream' } : {}),
      },
      ...(payload ? { payload } : {}),
    })
    for (const cookie of [response.headers['set-cookie'] ?? []].flat()) keep(cookies, cookie)
    const type = response.headers['content-type']?.toString() ?? ''
    const body = type.includes('json')
      ? response.json()
      : type.startsWith('image/')
        ? response.rawPayload
        : response.body
    return { status: response.statusCode, code: body?.code, location: response.headers.location?.toString(), body }
  }
  return {
    cookies,
    get: (url) => call('GET', url),
    send: (method, url, payload) => call(method, url, payload),
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const name = pair.slice(0, pair.indexOf('='))
  if (/max-age=0/i.test(line)) cookies.delete(name)
  else cookies.set(name, pair.slice(pair.indexOf('=') + 1))
}
