import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { QUICKNET, TEST_CHAIN } from '@edil/domain/draw/chains'
import { expect, test } from 'vitest'
import { readApiConfig, readWorkerConfig } from './config.ts'
import { initDataKey } from './platform/telegram/check-init-data.ts'

const valid = {
  EDIL_ORIGIN: 'https://edil.example, http://127.0.0.1:8080',
  DATABASE_URL: 'postgresql://edil_app@127.0.0.1:5432/edil',
  LIVE_PUBLISH_URLS: 'http://10.0.0.1:8081, http://10.0.0.2:8081',
  LIVE_PUBLISH_SECRET: '3f9c1e07b58a42d6c4e1907fb2a6d835',
  REDIS_URL: 'rediss://:a-password@10.0.0.4:6379',
  AUTH_SECRET: 'wCk3nEw6Zb0yVhRr9XQd2uT7sFjL5mPo',
  FILES_FOLDER: '/var/lib/edil/files',
}

const { REDIS_URL: _redis, AUTH_SECRET: _secret, ...withoutApi } = valid
/** The worker has neither Redis nor the secret that signs people in. */
const validWorker = {
  ...withoutApi,
  SMTP_URL: 'smtps://edil:secret@mail.example',
  MAIL_FROM: 'Edil <no-reply@edil.example>',
}

const OLD_SECRET = 'b8Zr1QmY4tGcX6uNfK0sVhJ3eWpD7oLa'

test('unset variables have defaults', () => {
  expect(readApiConfig(valid)).toEqual({
    origins: ['https://edil.example', 'http://127.0.0.1:8080'],
    database: { url: valid.DATABASE_URL, pool: 20 },
    api: { host: '127.0.0.1', port: 3000 },
    metrics: { host: '127.0.0.1', port: 0 },
    live: {
      publishUrls: ['http://10.0.0.1:8081', 'http://10.0.0.2:8081'],
      publishSecret: valid.LIVE_PUBLISH_SECRET,
    },
    redis: { url: valid.REDIS_URL },
    accounts: {
      secret: valid.AUTH_SECRET,
      secretVersion: 1,
      secretsBefore: [],
      minimumAge: 18,
      addressLimitFactor: 1,
      social: [],
    },
    telegram: { botName: undefined, webhookSecret: undefined },
    boards: { claimsPerMinute: 30 },
    files: { on: 'disk', folder: '/var/lib/edil/files' },
    pictures: { isolation: 'bubblewrap' },
    beacon: {
      chain: QUICKNET,
      relays: [
        'https://api.drand.sh',
        'https://api2.drand.sh',
        'https://api3.drand.sh',
        'https://drand.cloudflare.com',
      ],
    },
    log: { level: 'info' },
  })
})

test('the worker needs no secret of the api, and does not read one that it gets', () => {
  const config = readWorkerConfig({ ...validWorker, AUTH_SECRET: valid.AUTH_SECRET, REDIS_URL: valid.REDIS_URL })
  expect(config).toMatchObject({
    mail: { url: validWorker.SMTP_URL, from: validWorker.MAIL_FROM },
    publicLog: { keyFile: undefined, witnessUrls: [] },
  })
  expect(JSON.stringify(config)).not.toContain(valid.AUTH_SECRET)
  expect(JSON.stringify(config)).not.toContain(valid.REDIS_URL)
  expect(readWorkerConfig(validWorker)).toEqual(config)
})

test('the api needs no mail server, and does not read its password', () => {
  const config = readApiConfig({ ...valid, SMTP_URL: validWorker.SMTP_URL, MAIL_FROM: validWorker.MAIL_FROM })
  expect(JSON.stringify(config)).not.toContain('mail.example')
  expect(config).toEqual(readApiConfig(valid))
})

test('the worker of deploy/compose.yaml gets none of them', () => {
  const compose = readFileSync(join(import.meta.dirname, '../../deploy/compose.yaml'), 'utf8')
  const partOf = (name: string) => new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? ''
  expect(partOf('api')).toContain('AUTH_SECRET')
  expect(partOf('worker')).toContain('SMTP_URL')
  expect(partOf('worker')).not.toMatch(/AUTH_SECRET|REDIS_URL/)
  expect(partOf('api')).not.toContain('SMTP_URL')
  expect(compose).toMatch(/x-environment: &environment\n(?:(?!AUTH_SECRET|REDIS_URL|SMTP_URL).*\n)+?\nservices:/)
})

test('a provider with keys is offered', () => {
  const { accounts } = readApiConfig({ ...valid, GOOGLE_CLIENT_ID: 'edil', GOOGLE_CLIENT_SECRET: 'key' })
  expect(accounts.social).toEqual([
    {
      id: 'google',
      clientId: 'edil',
      clientSecret: 'key',
      discoveryUrl: 'https://accounts.google.com/.well-known/openid-configuration',
    },
  ])
})

const s3 = {
  FILES_FOLDER: undefined,
  FILES_S3_ENDPOINT: 'https://s3.example',
  FILES_S3_BUCKET: 'edil',
  FILES_S3_KEY: 'key',
  FILES_S3_SECRET: 'secret',
}

test('stores files on S3 when an endpoint is configured', () => {
  expect(readApiConfig({ ...valid, ...s3 }).files).toEqual({
    on: 's3',
    endpoint: 'https://s3.example',
    bucket: 'edil',
    region: 'us-east-1',
    key: 'key',
    secret: 'secret',
  })
})

test('uses configured relays, with or without a trailing slash', () => {
  const { beacon } = readApiConfig({ ...valid, BEACON_RELAYS: 'https://relay.example/drand/, http://10.0.0.3:8090' })
  expect(beacon).toEqual({ chain: QUICKNET, relays: ['https://relay.example/drand', 'http://10.0.0.3:8090'] })
})

test('allows the test chain on loopback origins', () => {
  const EDIL_ORIGIN = 'http://127.0.0.1:8080,http://localhost:5173,http://[::1]:8080'
  expect(readApiConfig({ ...valid, EDIL_ORIGIN, BEACON_CHAIN: 'test' }).beacon.chain).toBe(TEST_CHAIN)
})

test.each([
  'https://edil.example',
  'http://127.0.0.1:8080,https://edil.example',
  'http://localhost.edil.example',
  'http://127.0.0.1.edil.example',
  'https://10.0.0.1:8080',
  'https://0.0.0.0:8080',
])('refuses the test chain for %s and says why', (EDIL_ORIGIN) => {
  expect(() => readApiConfig({ ...valid, EDIL_ORIGIN, BEACON_CHAIN: 'test' })).toThrow(
    /BEACON_CHAIN: the test beacon is predictable/,
  )
})

const LOCAL = { EDIL_ORIGIN: 'http://localhost:8080', REDIS_URL: 'redis://redis:6379' }

test('a trial on loopback needs neither https, nor a password for Redis, nor a sandbox for pictures', () => {
  expect(readApiConfig({ ...valid, ...LOCAL, PICTURE_SANDBOX: 'none' }).pictures.isolation).toBe('none')
})

test('names an invalid origin beside the test chain', () => {
  expect(() => readApiConfig({ ...valid, EDIL_ORIGIN: '', BEACON_CHAIN: 'test' })).toThrow('EDIL_ORIGIN')
})

test.each([
  ['no place for files', { FILES_FOLDER: undefined }, 'FILES_FOLDER'],
  ['two places for files', { ...s3, FILES_FOLDER: '/var/lib/edil/files' }, 'FILES_FOLDER'],
  ['a folder that depends on where we are', { FILES_FOLDER: 'files' }, 'FILES_FOLDER'],
  ['S3 without a bucket', { ...s3, FILES_S3_BUCKET: undefined }, 'FILES_S3_BUCKET'],
  ['S3 without a key', { ...s3, FILES_S3_KEY: undefined }, 'FILES_S3_KEY'],
  ['S3 without a secret', { ...s3, FILES_S3_SECRET: undefined }, 'FILES_S3_SECRET'],
  ['S3 that is no address', { ...s3, FILES_S3_ENDPOINT: 's3.example' }, 'FILES_S3_ENDPOINT'],
  ['no database', { DATABASE_URL: undefined }, 'DATABASE_URL'],
  ['a database that is none', { DATABASE_URL: 'mysql://localhost/edil' }, 'DATABASE_URL'],
  ['no live engine', { LIVE_PUBLISH_URLS: '' }, 'LIVE_PUBLISH_URLS'],
  ['no origin', { EDIL_ORIGIN: undefined }, 'EDIL_ORIGIN'],
  ['an origin with a slash behind it', { EDIL_ORIGIN: 'https://edil.example/' }, 'EDIL_ORIGIN'],
  ['an origin that is a page', { EDIL_ORIGIN: 'https://edil.example/am' }, 'EDIL_ORIGIN'],
  ['a second origin that is none', { EDIL_ORIGIN: 'https://edil.example,edil.example' }, 'EDIL_ORIGIN'],
  ['an origin that no browser sends', { EDIL_ORIGIN: 'ftp://edil.example' }, 'EDIL_ORIGIN'],
  ['a public site without a sandbox for pictures', { PICTURE_SANDBOX: 'none' }, 'PICTURE_SANDBOX'],
  ['a public site with a Redis for everyone', { REDIS_URL: 'redis://10.0.0.4:6379' }, 'REDIS_URL'],
  ['a user of Redis without a password', { REDIS_URL: 'redis://edil@10.0.0.4:6379' }, 'REDIS_URL'],
  ['no secret for publishing', { LIVE_PUBLISH_SECRET: undefined }, 'LIVE_PUBLISH_SECRET'],
  ['a guessable secret for publishing', { LIVE_PUBLISH_SECRET: 'short' }, 'LIVE_PUBLISH_SECRET'],
  [
    'a placeholder for publishing',
    { LIVE_PUBLISH_SECRET: 'not-a-secret-please-set-your-own-one' },
    'LIVE_PUBLISH_SECRET',
  ],
  ['a secret that would end a string of nginx', { LIVE_PUBLISH_SECRET: `${'a'.repeat(32)}"` }, 'LIVE_PUBLISH_SECRET'],
  ['no Redis', { REDIS_URL: undefined }, 'REDIS_URL'],
  ['no secret', { AUTH_SECRET: undefined }, 'AUTH_SECRET'],
  ['a secret that could be guessed', { AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
  ['a placeholder', { AUTH_SECRET: 'not-a-secret-at-all-please-set-your-own' }, 'AUTH_SECRET'],
  ['a secret of few characters', { AUTH_SECRET: '0123'.repeat(8) }, 'AUTH_SECRET'],
  ['an earlier secret with the version of the current one', { AUTH_SECRETS_BEFORE: OLD_SECRET }, 'AUTH_SECRETS_BEFORE'],
  ['http on a public origin', { EDIL_ORIGIN: 'https://edil.example,http://edil.example' }, 'EDIL_ORIGIN'],
  ['higher limits on a public origin', { ADDRESS_LIMIT_FACTOR: '2' }, 'ADDRESS_LIMIT_FACTOR'],
  ['half the keys of Google', { GOOGLE_CLIENT_ID: 'edil' }, 'GOOGLE_CLIENT_SECRET'],
  ['half the keys of Facebook', { FACEBOOK_CLIENT_SECRET: 'key' }, 'FACEBOOK_CLIENT_SECRET'],
  ['a port beyond ports', { API_PORT: '70000' }, 'API_PORT'],
  ['a port in words', { API_PORT: 'eighty' }, 'API_PORT'],
  ['a beacon that nobody knows', { BEACON_CHAIN: 'fastnet' }, 'BEACON_CHAIN'],
  ['no relay', { BEACON_RELAYS: '' }, 'BEACON_RELAYS'],
  ['a relay that is no address', { BEACON_RELAYS: 'https://api.drand.sh,api2.drand.sh' }, 'BEACON_RELAYS'],
  ['a log level of its own', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('%s: refused, and the variable is named', (_case, change, name) => {
  expect(() => readApiConfig({ ...valid, ...change })).toThrow(name)
})

test.each([
  ['no mail server', { SMTP_URL: undefined }, 'SMTP_URL'],
  ['a mail server that speaks something else', { SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
  ['a mail server without a host', { SMTP_URL: 'smtp://' }, 'SMTP_URL'],
  ['no sender', { MAIL_FROM: undefined }, 'MAIL_FROM'],
  ['a sender without an address', { MAIL_FROM: 'Edil' }, 'MAIL_FROM'],
  ['a sender of two lines', { MAIL_FROM: 'Edil\r\nBcc: x@edil.example <no-reply@edil.example>' }, 'MAIL_FROM'],
  ['http on a public origin', { EDIL_ORIGIN: 'https://edil.example,http://edil.example' }, 'EDIL_ORIGIN'],
])('%s: refused by the worker, and the variable is named', (_case, change, name) => {
  expect(() => readWorkerConfig({ ...validWorker, ...change })).toThrow(name)
})

test('reports all configuration errors at once', () => {
  expect(() => readApiConfig({ API_PORT: '-1' })).toThrow(/DATABASE_URL[\s\S]*API_PORT[\s\S]*LIVE_PUBLISH_URLS/)
})

test('placeholders, http and higher limits are accepted on loopback only', () => {
  const trial = {
    ...valid,
    EDIL_ORIGIN: 'http://localhost:8080',
    AUTH_SECRET: 'not-a-secret-at-all-please-set-your-own',
    LIVE_PUBLISH_SECRET: 'not-a-secret-please-set-your-own-one',
    ADDRESS_LIMIT_FACTOR: '100',
  }
  expect(readApiConfig(trial).accounts).toMatchObject({ secret: trial.AUTH_SECRET, addressLimitFactor: 100 })
})

test('a changed secret has a version, and the earlier ones stay for decrypting', () => {
  const AUTH_SECRET = `3:${valid.AUTH_SECRET}`
  const { accounts } = readApiConfig({ ...valid, AUTH_SECRET, AUTH_SECRETS_BEFORE: `2:${OLD_SECRET}, 1:${OLD_SECRET}` })
  expect(accounts).toMatchObject({
    secret: valid.AUTH_SECRET,
    secretVersion: 3,
    secretsBefore: [
      { version: 2, value: OLD_SECRET },
      { version: 1, value: OLD_SECRET },
    ],
  })
})

const REMOTE = 'postgresql://edil_app:password@10.0.0.5:5432/edil'

test.each([
  ['a database', { DATABASE_URL: REMOTE }, 'DATABASE_URL: anyone on the way can read it'],
  ['a database that may be anyone', { DATABASE_URL: `${REMOTE}?sslmode=no-verify` }, 'DATABASE_URL'],
  ['a database that need not encrypt', { DATABASE_URL: `${REMOTE}?sslmode=prefer` }, 'DATABASE_URL'],
  ['a later sslmode', { DATABASE_URL: `${REMOTE}?sslmode=verify-full&sslmode=disable` }, 'DATABASE_URL'],
  [
    'another host behind loopback',
    { DATABASE_URL: 'postgresql://edil_app@127.0.0.1/edil?host=10.0.0.5' },
    'DATABASE_URL',
  ],
  ['a name that begins like loopback', { DATABASE_URL: 'postgresql://127.0.0.1.example/edil' }, 'DATABASE_URL'],
  ['a Redis', { REDIS_URL: 'redis://:a-password@10.0.0.4:6379' }, 'REDIS_URL: anyone on the way'],
  ['a store of files', { ...s3, FILES_S3_ENDPOINT: 'http://10.0.0.6:9000' }, 'FILES_S3_ENDPOINT: anyone on the way'],
])('%s without TLS is refused on a public site', (_case, change, fault) => {
  expect(() => readApiConfig({ ...valid, ...change })).toThrow(fault)
  expect(() => readApiConfig({ ...valid, ...change, EDIL_ORIGIN: 'http://localhost:8080' })).not.toThrow()
})

test('the worker refuses them too', () => {
  expect(() => readWorkerConfig({ ...validWorker, DATABASE_URL: REMOTE })).toThrow('DATABASE_URL')
})

test.each([
  ['TLS', { DATABASE_URL: `${REMOTE}?sslmode=verify-full` }],
  ['a socket', { DATABASE_URL: 'postgresql://edil_app@localhost/edil?host=/var/run/postgresql' }],
  ['the machine itself', { REDIS_URL: 'redis://:a-password@127.0.0.2:6379' }],
  [
    'a private network that is named',
    {
      DATABASE_URL: 'postgresql://edil_app@postgres:5432/edil',
      REDIS_URL: 'redis://:a-password@redis:6379',
      PRIVATE_HOSTS: 'postgres, redis',
    },
  ],
])('%s is accepted', (_case, change) => {
  expect(readApiConfig({ ...valid, ...change }).database.pool).toBe(20)
})

test('the api keeps of the token of the bot only the key that checks launch data', () => {
  expect(readApiConfig(valid).initDataKey).toBeUndefined()
  const token = '123456:ABC-def_ghijk'
  const config = readApiConfig({ ...valid, TELEGRAM_BOT_TOKEN: token })
  expect(config.initDataKey).toEqual(initDataKey(token))
  expect(JSON.stringify(config)).not.toContain('ABC-def')
})

test('Telegram needs a token and a chat, and https outside loopback', () => {
  const channel = { TELEGRAM_BOT_TOKEN: '123456:ABC-def_ghijk', TELEGRAM_CHANNEL: '@edil' }
  expect(readWorkerConfig(validWorker).telegram).toBeUndefined()
  expect(readWorkerConfig({ ...validWorker, ...channel }).telegram).toEqual({
    token: '123456:ABC-def_ghijk',
    channel: '@edil',
    operators: undefined,
    apiRoot: 'https://api.telegram.org',
    messagesPerMinute: 15,
  })
  const withRoot = (TELEGRAM_API_ROOT: string) =>
    readWorkerConfig({ ...validWorker, ...channel, TELEGRAM_API_ROOT }).telegram?.apiRoot
  expect(withRoot('http://127.0.0.1:8443/')).toBe('http://127.0.0.1:8443')
  expect(() => withRoot('http://bots.example')).toThrow('TELEGRAM_API_ROOT: use https')
  expect(() => readWorkerConfig({ ...validWorker, TELEGRAM_CHANNEL: '@edil' })).toThrow('they need the token')
  const group = { TELEGRAM_BOT_TOKEN: channel.TELEGRAM_BOT_TOKEN, TELEGRAM_OPERATORS: '-1001234567890' }
  expect(readWorkerConfig({ ...validWorker, ...group }).telegram).toMatchObject({
    channel: undefined,
    operators: '-1001234567890',
  })
  expect(() => readWorkerConfig({ ...validWorker, TELEGRAM_BOT_TOKEN: channel.TELEGRAM_BOT_TOKEN })).toThrow(
    'the token needs TELEGRAM_CHANNEL or TELEGRAM_OPERATORS',
  )
  expect(() => readWorkerConfig({ ...validWorker, ...channel, TELEGRAM_BOT_TOKEN: 'a word' })).toThrow('@BotFather')
  expect(() => readWorkerConfig({ ...validWorker, ...channel, TELEGRAM_CHANNEL: 'https://t.me/edil' })).toThrow('@name')
})

test('the bot of private chats needs a name and the token, and a webhook needs a secret', () => {
  const bot = { TELEGRAM_BOT_TOKEN: '123456:ABC-def_ghijk', TELEGRAM_BOT_NAME: 'edil_bot' }
  const webhook = { TELEGRAM_UPDATES: 'webhook', TELEGRAM_WEBHOOK_SECRET: 'a'.repeat(32) }
  const botOf = (env: Record<string, string>) => readWorkerConfig({ ...validWorker, ...env }).telegram?.bot
  expect(botOf(bot)).toEqual({ webhookSecret: undefined })
  expect(botOf({ ...bot, ...webhook })).toEqual({ webhookSecret: webhook.TELEGRAM_WEBHOOK_SECRET })
  expect(() => botOf({ ...bot, TELEGRAM_UPDATES: 'webhook' })).toThrow('a webhook needs a secret')
  expect(() => botOf({ ...bot, ...webhook, TELEGRAM_WEBHOOK_SECRET: 'short' })).toThrow('32 to 256')
  expect(() => botOf({ TELEGRAM_BOT_NAME: 'edil_bot' })).toThrow('they need the token')
  expect(() => botOf({ ...bot, TELEGRAM_BOT_NAME: '@edil_bot' })).toThrow('without @')
  expect(readApiConfig({ ...valid, ...bot, ...webhook }).telegram).toEqual({
    botName: 'edil_bot',
    webhookSecret: webhook.TELEGRAM_WEBHOOK_SECRET,
  })
})
