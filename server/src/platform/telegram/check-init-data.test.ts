import { expect, test } from 'vitest'
import { signFields, signInitData } from '../../../../dev/sign-init-data.ts'
import { checkInitData, initDataKey } from './check-init-data.ts'

const TOKEN = '100200300:test-token-of-the-local-server'
const NOW = new Date('2026-11-19T10:00:00Z')
const FORGED = { because: 'forged' }

/** Signed by `sign` of @telegram-apps/init-data-node 2.0.10 with this token. */
const OF_LIBRARY =
  'query_id=AAHdF6IQAAAAAN0XohDhrOrc&user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22%E1%88%B0%E1%88%8B%E1%88%9D%2B+%E1%89%A0%E1%89%80%E1%88%88%22%2C%22last_name%22%3A%22%22%2C%22username%22%3A%22selam%22%2C%22language_code%22%3A%22am%22%2C%22is_premium%22%3Atrue%2C%22photo_url%22%3A%22https%3A%2F%2Ft.me%2Fi%2Fuserpic%2F320%2Fa.svg%22%7D&signature=abc&start_param=game_0199a1f0-7b1c-4c55-9d2e-2f6d3c1f7a10&chat_type=private&chat_instance=-3788475317572404878&auth_date=1795082400&hash=97288617616588daa0c7120dc0f58a4358fbb2e0573a3587808e32abba35f30e'

const check = (initData: string, token = TOKEN) => checkInitData(initData, initDataKey(token), NOW)
const signedAgo = (seconds: number) =>
  signInitData(TOKEN, { telegramId: 7, signedAt: new Date(NOW.getTime() - seconds * 1_000) })

test('accepts what another implementation has signed', () => {
  expect(check(OF_LIBRARY)).toMatchObject({ telegramId: 279058397n })
})

test('accepts ids of more than 32 bits', () => {
  expect(check(signInitData(TOKEN, { telegramId: 7_999_888_777_666, signedAt: NOW }))).toMatchObject({
    telegramId: 7_999_888_777_666n,
  })
})

test.each([...new URLSearchParams(OF_LIBRARY).keys()])('refuses a changed %s', (name) => {
  const fields = new URLSearchParams(OF_LIBRARY)
  fields.set(name, `${fields.get(name)}0`)
  expect(check(fields.toString())).toEqual(FORGED)
  fields.delete(name)
  expect(check(fields.toString())).toEqual(FORGED)
})

test('refuses another person with the signature of this one', () => {
  expect(check(OF_LIBRARY.replace('279058397', '279058398'))).toEqual(FORGED)
})

test('refuses an added field', () => {
  expect(check(`${OF_LIBRARY}&can_send_after=1`)).toEqual(FORGED)
})

test('refuses what is signed with the token of another bot', () => {
  expect(check(signInitData('100200301:another-bot', { telegramId: 7, signedAt: NOW }))).toEqual(FORGED)
})

test('refuses a field that is there twice, whichever of both was signed', () => {
  const [, user = ''] = /(?:^|&)(user=[^&]*)/.exec(OF_LIBRARY) ?? []
  const other = user.replace('279058397', '1')
  expect(check(`${other}&${OF_LIBRARY}`)).toEqual(FORGED)
  expect(check(`${OF_LIBRARY}&${other}`)).toEqual(FORGED)
  expect(check(`${OF_LIBRARY}&${user}`)).toEqual(FORGED)
  expect(check(`hash=${'0'.repeat(64)}&${OF_LIBRARY}`)).toEqual(FORGED)
})

test.each(['', '{}', 'null', '{"id":"7"}', '{"id":-7}', '{"id":7.5}', '{"id":1e300}', '[7]', '{'])(
  'refuses the signed user %s',
  (user) => {
    expect(check(signFields(TOKEN, { auth_date: `${NOW.getTime() / 1_000}`, user }))).toEqual(FORGED)
  },
)

test.each(['', 'x', '-1e400', 'Infinity', '1.5e3x'])('refuses the signed time %s', (authDate) => {
  const checked = check(signFields(TOKEN, { auth_date: authDate, user: '{"id":7}' }))
  expect(checked).toHaveProperty('because')
})

test.each(['', 'hash=', 'hash=00', `hash=${'0'.repeat(64)}`, 'x', '%', '&&&==', 'hash=\u0000'])(
  'refuses %s',
  (text) => {
    expect(check(text)).toEqual(FORGED)
  },
)

test('is valid for an hour', () => {
  expect(check(signedAgo(3_600))).toHaveProperty('telegramId')
  expect(check(signedAgo(3_601))).toEqual({ because: 'expired' })
})

test('may be a minute ahead of our clock', () => {
  expect(check(signedAgo(-60))).toHaveProperty('telegramId')
  expect(check(signedAgo(-61))).toEqual({ because: 'expired' })
})

test('another spelling of the same launch data has the same hash', () => {
  const spelled = OF_LIBRARY.replaceAll('%22', '"').replaceAll('+', '%20')
  const reordered = OF_LIBRARY.split('&').reverse().join('&')
  const hashes = [OF_LIBRARY, spelled, reordered].map((text) => {
    const checked = check(text)
    return 'hash' in checked ? checked.hash.toString('hex') : checked.because
  })
  expect(new Set(hashes).size).toBe(1)
  expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/)
})
