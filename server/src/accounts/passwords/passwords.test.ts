import { expect, test } from 'vitest'
import { hashPassword, isPasswordOf, refusePassword } from './passwords.ts'

const selam = ['Selam Bekele', 'selam_b', 'selam@example.com', '+251911223344']

test.each([
  ['abc12', 'password_too_short'],
  ['123456', 'password_too_common'],
  ['password', 'password_too_common'],
  ['PassWord1', 'password_too_common'],
  ['password2026!', 'password_too_common'],
  ['iloveyou', 'password_too_common'],
  ['aaaaaaaa', 'password_too_common'],
  ['abababab', 'password_too_common'],
  ['zyxwvuts', 'password_too_common'],
  ['abcdefghijk', 'password_too_common'],
  ['selam_b', 'password_too_common'],
  ['Bekele1990', 'password_too_common'],
  ['0911223344', 'password_too_common'],
  ['edil2026', 'password_too_common'],
  ['ｐａｓｓｗｏｒｄ', 'password_too_common'],
  ['injera-w0t', undefined],
  ['ሰላም ለዓለም', undefined],
])('a player’s password %s: %s', (password, refusal) => {
  expect(refusePassword({ password, role: 'player', known: selam })).toBe(refusal)
})

test('staff need twelve characters', () => {
  expect(refusePassword({ password: 'injera-w0t', role: 'host', known: [] })).toBe('password_too_short')
  expect(refusePassword({ password: 'injera-w0t-every-day', role: 'host', known: [] })).toBeUndefined()
})

test('a password is stored as an argon2id hash, and only the right password matches it', async () => {
  const hashed = await hashPassword('injera-w0t')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPasswordOf(hashed, 'injera-w0t')).toBe(true)
  expect(await isPasswordOf(hashed, 'injera-w0T')).toBe(false)
})
