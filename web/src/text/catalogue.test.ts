import { REFUSAL_CODES } from '@edil/domain/refusal'
import { expect, test } from 'vitest'
import { about as aboutAm } from './am/about.ts'
import { admin as adminAm } from './am/admin.ts'
import { legal as legalAm } from './am/legal.ts'
import { player as playerAm } from './am/player.ts'
import { compileCatalogue, faultsOf } from './catalogue.ts'
import { about as aboutEn } from './en/about.ts'
import { admin as adminEn } from './en/admin.ts'
import { legal as legalEn } from './en/legal.ts'
import { player as playerEn } from './en/player.ts'

test('every English message has its Amharic one, with the same arguments', () => {
  expect(faultsOf(playerEn, playerAm)).toEqual([])
  expect(faultsOf(aboutEn, aboutAm)).toEqual([])
  expect(faultsOf(legalEn, legalAm)).toEqual([])
  expect(faultsOf(adminEn, adminAm)).toEqual([])
})

test('everything the server may refuse has a sentence', () => {
  const ids = Object.keys(playerEn)
  for (const code of [...REFUSAL_CODES, 'unexpected']) expect(ids).toContain(`refusal.${code}`)
})

test('a part does not take over an id of another part', () => {
  const parts = [playerEn, aboutEn, legalEn, adminEn].flatMap((part) => Object.keys(part))
  expect(parts.filter((id, index) => parts.indexOf(id) !== index)).toEqual([])
})

test('Amharic messages are written in Ethiopic letters', () => {
  const ethiopic = /[\u1200-\u137f]/
  const latinByNature = new Set(['language.other', 'payment.method.cbe'])
  const latin = Object.entries({ ...playerAm, ...aboutAm, ...legalAm, ...adminAm }).filter(
    ([, text]) => !ethiopic.test(text),
  )
  expect(latin.map(([id]) => id).filter((id) => !latinByNature.has(id))).toEqual([])
})

test('a missing, an empty and an unknown translation stop the build', () => {
  expect(() => compileCatalogue({ 'a.b': 'Hello' }, {})).toThrow('a.b: no translation')
  expect(() => compileCatalogue({ 'a.b': 'Hello' }, { 'a.b': ' ' })).toThrow('a.b: no translation')
  expect(() => compileCatalogue({}, { 'a.b': 'ሰላም' })).toThrow('a.b: no such message')
})

test('a translation that forgets an argument or a tag stops the build', () => {
  expect(() => compileCatalogue({ a: '{number} was taken' }, { a: 'ተይዟል' })).toThrow("a: expects 'number', has ''")
  expect(() => compileCatalogue({ a: '<b>Sealed</b>' }, { a: 'ታሽጓል' })).toThrow("a: expects '<b>'")
  expect(
    faultsOf(
      { a: '{count, plural, one {# number} other {# numbers of {name}}}' },
      { a: '{count, plural, other {የ{name} # ቁጥሮች}}' },
    ),
  ).toEqual([])
})

test('a message that is not well-formed is refused', () => {
  expect(() => compileCatalogue({ a: '{count' }, { a: '{count' })).toThrow()
})
