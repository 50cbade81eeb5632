import { expect, test } from 'vitest'
import { asInstagramName, asSupportPhone, asTelegramName, hasWayToReachUs, isLicenceValid } from './settings.ts'

test.each([
  ['@edil_help', 'edil_help'],
  [' https://t.me/edil_help/ ', 'edil_help'],
  ['telegram.me/edil_help', 'edil_help'],
  ['edil_help', 'edil_help'],
  ['edil', undefined],
  ['9edil_help', undefined],
  ['https://t.me/+AbCdEf', undefined],
])('reads the Telegram name in %s', (typed, name) => {
  expect(asTelegramName(typed)).toBe(name)
})

test.each([
  ['@edil.games', 'edil.games'],
  ['https://www.instagram.com/edil.games/', 'edil.games'],
  ['edil games', undefined],
])('reads the Instagram name in %s', (typed, name) => {
  expect(asInstagramName(typed)).toBe(name)
})

test.each([
  ['0911 22 33 44', '+251911223344'],
  ['+251 11 551 2345', '+251115512345'],
  ['011-551-2345', '+251115512345'],
  ['8989', '8989'],
  ['+1 555 010 0000', undefined],
  ['12345', undefined],
  ['help', undefined],
])('reads the support number %s', (typed, phone) => {
  expect(asSupportPhone(typed)).toBe(phone)
})

test('a licence is valid on its first and its last day, not before and not after', () => {
  const licence = { validFrom: '2026-01-01', validUntil: '2026-12-31' }
  const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01']
  expect(days.map((day) => isLicenceValid(licence, day))).toEqual([false, true, true, false])
})

test('a channel on Instagram alone is no way to reach us', () => {
  const none = { helpCenter: null, telegram: null, instagram: null, phone: null, email: null }
  expect(hasWayToReachUs({ ...none, instagram: 'edil.games' })).toBe(false)
  expect(hasWayToReachUs({ ...none, phone: '8989' })).toBe(true)
})
