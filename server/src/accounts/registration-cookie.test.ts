import { expect, test } from 'vitest'
import { registrationCookies } from './registration-cookie.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const PERSON = '0199a1f0-7b1c-4c55-9d2e-2f6d3c1f7a10'
const cookies = registrationCookies('a secret', 'https://edil.test')
const [pair = ''] = cookies.set(PERSON, NOW).split(';')

test('the cookie names the person that this browser registered', () => {
  expect(cookies.read(`a=1; ${pair}; b=2`, NOW)).toBe(PERSON)
  expect(cookies.set(PERSON, NOW)).toMatch(/; Max-Age=3600; Path=\/api\/accounts; HttpOnly; SameSite=Strict; Secure$/)
})

test.each([
  ['no cookie', undefined],
  ['an empty cookie', 'edil.registration='],
  ['another person', pair.replace('0199a1f0', '0199a1f1')],
  ['a later end', pair.replace(/\.\d+\./, `.${NOW.getTime() + 1e12}.`)],
  ['no signature', pair.replace(/\.[^.]*$/, '')],
])('%s names no person', (_what, header) => {
  expect(cookies.read(header, NOW)).toBeUndefined()
})

test('a cookie of another secret or after its end names no person', () => {
  expect(registrationCookies('another secret', 'https://edil.test').read(pair, NOW)).toBeUndefined()
  expect(cookies.read(pair, new Date(NOW.getTime() + 3_600_001))).toBeUndefined()
})
