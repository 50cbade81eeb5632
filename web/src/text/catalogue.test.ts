import { REFUND_REASONS, REJECTION_CODES } from '@edil/domain/payments'
import { REFUSAL_CODES } from '@edil/domain/refusal'
import { expect, test } from 'vitest'
import { about as aboutAm } from './am/about.ts'
import { accounts as accountsAm } from './am/accounts.ts'
import { admin as adminAm } from './am/admin.ts'
import { board as boardAm } from './am/board.ts'
import { decisions as decisionsAm } from './am/decisions.ts'
import { descriptions as descriptionsAm } from './am/descriptions.ts'
import { fields as fieldsAm } from './am/fields.ts'
import { games as gamesAm } from './am/games.ts'
import { legal as legalAm } from './am/legal.ts'
import { payment as paymentAm } from './am/payment.ts'
import { play as playAm } from './am/play.ts'
import { player as playerAm } from './am/player.ts'
import { profile as profileAm } from './am/profile.ts'
import { refusals as refusalsAm } from './am/refusals.ts'
import { review as reviewAm } from './am/review.ts'
import { security as securityAm } from './am/security.ts'
import { selection as selectionAm } from './am/selection.ts'
import { tickets as ticketsAm } from './am/tickets.ts'
import { type Catalogue, compileCatalogue, faultsOf } from './catalogue.ts'
import { about as aboutEn } from './en/about.ts'
import { accounts as accountsEn } from './en/accounts.ts'
import { admin as adminEn } from './en/admin.ts'
import { board as boardEn } from './en/board.ts'
import { decisions as decisionsEn } from './en/decisions.ts'
import { descriptions as descriptionsEn } from './en/descriptions.ts'
import { fields as fieldsEn } from './en/fields.ts'
import { games as gamesEn } from './en/games.ts'
import { legal as legalEn } from './en/legal.ts'
import { payment as paymentEn } from './en/payment.ts'
import { play as playEn } from './en/play.ts'
import { player as playerEn } from './en/player.ts'
import { profile as profileEn } from './en/profile.ts'
import { refusals as refusalsEn } from './en/refusals.ts'
import { review as reviewEn } from './en/review.ts'
import { security as securityEn } from './en/security.ts'
import { selection as selectionEn } from './en/selection.ts'
import { tickets as ticketsEn } from './en/tickets.ts'

const PARTS: readonly (readonly [english: Catalogue, amharic: Catalogue])[] = [
  [playerEn, playerAm],
  [descriptionsEn, descriptionsAm],
  [gamesEn, gamesAm],
  [boardEn, boardAm],
  [playEn, playAm],
  [refusalsEn, refusalsAm],
  [fieldsEn, fieldsAm],
  [accountsEn, accountsAm],
  [aboutEn, aboutAm],
  [legalEn, legalAm],
  [profileEn, profileAm],
  [securityEn, securityAm],
  [decisionsEn, decisionsAm],
  [paymentEn, paymentAm],
  [ticketsEn, ticketsAm],
  [selectionEn, selectionAm],
  [adminEn, adminAm],
  [reviewEn, reviewAm],
]

test('every English message has its Amharic one, with the same arguments', () => {
  for (const [english, amharic] of PARTS) expect(faultsOf(english, amharic)).toEqual([])
})

test('everything the server may refuse has a sentence, in the part that every page with a form loads', () => {
  const ids = Object.keys(refusalsEn)
  for (const code of REFUSAL_CODES) expect(ids).toContain(`refusal.${code}`)
})

test('every reason to reject a payment or to send money back has a sentence', () => {
  const ids = Object.keys(decisionsEn)
  for (const code of REJECTION_CODES) expect(ids).toContain(`rejection.${code}`)
  for (const reason of REFUND_REASONS) expect(ids).toContain(`refundReason.${reason}`)
})

test('a part does not take over an id of another part', () => {
  const ids = PARTS.flatMap(([english]) => Object.keys(english))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('Amharic messages are written in Ethiopic letters', () => {
  const ethiopic = /[\u1200-\u137f]/
  const latinByNature = new Set(['language.other', 'payment.method.cbe'])
  const latin = PARTS.flatMap(([, amharic]) => Object.entries(amharic)).filter(([, text]) => !ethiopic.test(text))
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
