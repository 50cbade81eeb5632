import { expect, test } from 'vitest'
import { startPage, startParamOf } from './start-page.ts'

test.each([
  ['game_daily-412', '/draws/daily-412'],
  ['draw_monthly-3', '/draws/monthly-3'],
  ['ticket_0123456789abcdef0123456789abcdef', '/ticket/0123456789abcdef0123456789abcdef'],
])('%s opens %s', (startParam, path) => {
  expect(startPage(startParam)).toBe(path)
})

test.each([
  '',
  'game_',
  'game',
  'game_//evil.test',
  'game_daily-412/../../etxdark',
  'game_daily-412?to=//evil.test',
  'game_daily-412\n',
  'GAME_daily-412',
  'ticket_0123',
  'page_login',
  'constructor_daily-412',
  'https://evil.test',
  '//evil.test',
  'javascript_alert-1',
])('%j opens nothing', (startParam) => {
  expect(startPage(startParam)).toBeUndefined()
})

test('the parameter is read from the signed launch data', () => {
  expect(startParamOf('auth_date=1&start_param=game_daily-412&hash=00')).toBe('game_daily-412')
  expect(startParamOf('auth_date=1&hash=00')).toBe('')
})
