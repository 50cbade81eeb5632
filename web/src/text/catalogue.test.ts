import { expect, test } from 'vitest'
import { admin as adminAm } from './am/admin.ts'
import { player as playerAm } from './am/player.ts'
import { compileCatalogue, faultsOf } from './catalogue.ts'
import { admin as adminEn } from './en/admin.ts'
import { player as playerEn } from './en/player.ts'

test('every English message has its Amharic one, with the same arguments', () => {
  expect(faultsOf(playerEn, playerAm)).toEqual([])
  expect(faultsOf(adminEn, adminAm)).toEqual([])
})

test('a part does not take over an id of another part', () => {
  expect(Object.keys(adminEn).filter((id) => id in playerEn)).toEqual([])
})

test('Amharic messages are written in Ethiopic letters', () => {
  const ethiopic = /[\u1200-\u137f]/
  const latinByNature = new Set(['language.other', 'payment.method.cbe'])
  const latin = Object.entries({ ...playerAm, ...adminAm }).filter(([, text]) => !ethiopic.test(text))
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
