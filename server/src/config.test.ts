import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const valid = {
  DATABASE_URL: 'postgresql://edil_app@127.0.0.1:5432/edil',
  LIVE_PUBLISH_URLS: 'http://10.0.0.1:8081, http://10.0.0.2:8081',
}

test('what is not said has a default', () => {
  expect(readConfig(valid)).toEqual({
    database: { url: valid.DATABASE_URL, pool: 20 },
    api: { host: '127.0.0.1', port: 3000 },
    metrics: { host: '127.0.0.1', port: 0 },
    live: { publishUrls: ['http://10.0.0.1:8081', 'http://10.0.0.2:8081'] },
    log: { level: 'info' },
  })
})

test.each([
  ['no database', { DATABASE_URL: undefined }, 'DATABASE_URL'],
  ['a database that is none', { DATABASE_URL: 'mysql://localhost/edil' }, 'DATABASE_URL'],
  ['no live engine', { LIVE_PUBLISH_URLS: '' }, 'LIVE_PUBLISH_URLS'],
  ['a port beyond ports', { API_PORT: '70000' }, 'API_PORT'],
  ['a port in words', { API_PORT: 'eighty' }, 'API_PORT'],
  ['a log level of its own', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('%s: refused, and the variable is named', (_case, change, name) => {
  expect(() => readConfig({ ...valid, ...change })).toThrow(name)
})

test('all that is wrong is said at once', () => {
  expect(() => readConfig({ API_PORT: '-1' })).toThrow(/DATABASE_URL[\s\S]*API_PORT[\s\S]*LIVE_PUBLISH_URLS/)
})
