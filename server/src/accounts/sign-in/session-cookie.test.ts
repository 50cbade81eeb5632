import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSessionToken, sessionCookieName } from './session-cookie.ts'

const SECRET = 'a-secret-of-the-house'
const NAME = sessionCookieName('https://edil.test')
const sign = (token: string, secret = SECRET) =>
  encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)

test('reads a token that we signed, in any position among other cookies', () => {
  expect(readSessionToken(`${NAME}=${sign('abc')}`, NAME, SECRET)).toBe('abc')
  expect(readSessionToken(`a=1; ${NAME}=${sign('abc')}; b=2`, NAME, SECRET)).toBe('abc')
})

test.each([
  ['no cookies', undefined],
  ['another cookie', `other=${sign('abc')}`],
  ['a name that only ends like ours', `x${NAME}=${sign('abc')}`],
  ['the name for plain HTTP on an HTTPS site', `edil.session_token=${sign('abc')}`],
  ['no signature', `${NAME}=abc`],
  ['an empty signature', `${NAME}=abc.`],
  ['a short signature', `${NAME}=${encodeURIComponent('abc.AAAA')}`],
  ['a signature of another secret', `${NAME}=${sign('abc', 'another')}`],
  ['a signature of another token', `${NAME}=${sign('abc').replace('abc', 'abd')}`],
  ['no token', `${NAME}=${sign('')}`],
  ['broken escapes', `${NAME}=%E0%A4%A`],
])('%s: no session', (_, header) => {
  expect(readSessionToken(header, NAME, SECRET)).toBeUndefined()
})
