import * as accounts from '@edil/contract/accounts'
import * as entries from '@edil/contract/boards'
import * as draws from '@edil/contract/draws'
import { type Endpoint, refusalsOf } from '@edil/contract/endpoint'
import * as games from '@edil/contract/games'
import * as live from '@edil/contract/live'
import * as payments from '@edil/contract/payments'
import * as people from '@edil/contract/people'
import * as plans from '@edil/contract/plans'
import * as review from '@edil/contract/review'
import * as sessions from '@edil/contract/sessions'
import * as tickets from '@edil/contract/tickets'
import * as uploads from '@edil/contract/uploads'
import { REFUND_REASONS, REJECTION_CODES } from '@edil/domain/payments'
import { REFUSAL_CODES, type RefusalCode } from '@edil/domain/refusal'
import { expect, test } from 'vitest'
import { about as aboutAm } from './am/about.ts'
import { accounts as accountsAm } from './am/accounts.ts'
import { admin as adminAm } from './am/admin.ts'
import { board as boardAm } from './am/board.ts'
import { decisions as decisionsAm } from './am/decisions.ts'
import { descriptions as descriptionsAm } from './am/descriptions.ts'
import { draws as drawsAm } from './am/draws.ts'
import { fields as fieldsAm } from './am/fields.ts'
import { games as gamesAm } from './am/games.ts'
import { hosting as hostingAm } from './am/hosting.ts'
import { legal as legalAm } from './am/legal.ts'
import { payment as paymentAm } from './am/payment.ts'
import { play as playAm } from './am/play.ts'
import { player as playerAm } from './am/player.ts'
import { profile as profileAm } from './am/profile.ts'
import { proof as proofAm } from './am/proof.ts'
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
import { draws as drawsEn } from './en/draws.ts'
import { fields as fieldsEn } from './en/fields.ts'
import { games as gamesEn } from './en/games.ts'
import { hosting as hostingEn } from './en/hosting.ts'
import { legal as legalEn } from './en/legal.ts'
import { payment as paymentEn } from './en/payment.ts'
import { play as playEn } from './en/play.ts'
import { player as playerEn } from './en/player.ts'
import { profile as profileEn } from './en/profile.ts'
import { proof as proofEn } from './en/proof.ts'
import { refusals as refusalsEn } from './en/refusals.ts'
import { review as reviewEn } from './en/review.ts'
import { security as securityEn } from './en/security.ts'
import { selection as selectionEn } from './en/selection.ts'
import { tickets as ticketsEn } from './en/tickets.ts'

const PARTS: readonly (readonly [english: Catalogue, amharic: Catalogue])[] = [
  [playerEn, playerAm],
  [descriptionsEn, descriptionsAm],
  [gamesEn, gamesAm],
  [drawsEn, drawsAm],
  [proofEn, proofAm],
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
  [hostingEn, hostingAm],
]

test('every English message has its Amharic one, with the same arguments', () => {
  for (const [english, amharic] of PARTS) expect(faultsOf(english, amharic)).toEqual([])
})

const ENDPOINTS = [accounts, draws, entries, games, live, payments, people, plans, review, sessions, tickets, uploads]
  .flatMap((module) => Object.values<unknown>(module))
  .filter((exported): exported is Endpoint => Object(exported).refusals !== undefined)

/** What a player's call may be refused, and what the server may say to any call. */
function mayMeetPlayers(code: RefusalCode): boolean {
  // Of a draw that is not there, the page that checks draws says more than a sentence.
  if (code === 'draw_not_found') return false
  const refusing = ENDPOINTS.filter((endpoint) => refusalsOf(endpoint).includes(code))
  return refusing.length === 0 || refusing.some(({ access }) => !Array.isArray(access))
}

test('what a player may be refused has a sentence, in the part that every page with a form loads', () => {
  expect(ENDPOINTS.length).toBeGreaterThan(40)
  const ids = Object.keys(refusalsEn)
  for (const code of REFUSAL_CODES.filter(mayMeetPlayers)) expect(ids).toContain(`refusal.${code}`)
})

test('what operators may be refused has a sentence, in the parts that they load', () => {
  const ids = [refusalsEn, adminEn, hostingEn].flatMap((part) => Object.keys(part))
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
  const latinByNature = new Set([
    'language.other',
    'accounts.google',
    'accounts.facebook',
    'person.method.google',
    'person.method.facebook',
  ])
  const latin = PARTS.flatMap(([, amharic]) => Object.entries(amharic)).filter(([, text]) => !ethiopic.test(text))
  expect(latin.map(([id]) => id).filter((id) => !latinByNature.has(id))).toEqual([])
})

/** docs/amharic.md says which word or spelling replaces each. */
const NOT_IN_AMHARIC = [
  ...['ሒሳብ', 'አኃዝ', 'ቲኬ', 'ፀ', 'እርሱ', 'እነርሱ', 'ማኅተም', 'ደኅንነት'],
  ...['የሕዝብ', 'አገናኝ', 'አሳሽ', 'ማሰሻ', 'ውሂብ', 'ድጋፍ ሰጪ', 'ዘፈቀደ'],
  ...['"', '“', '”'],
]

test('Amharic texts use one spelling, one word for each thing, and « » for quotations', () => {
  const texts = PARTS.flatMap(([, amharic]) => Object.entries(amharic))
  for (const unwanted of NOT_IN_AMHARIC) {
    expect(texts.filter(([, text]) => text.includes(unwanted))).toEqual([])
  }
})

test('an Amharic sentence has no preposition joined to the type of a game, which starts with one itself', () => {
  const texts = PARTS.flatMap(([, amharic]) => Object.entries(amharic))
  expect(texts.filter(([, text]) => /[በለከ]\{type\}/.test(text))).toEqual([])
})

test('English texts keep to the plain words of the product', () => {
  const unwanted =
    /\b(anybody|everybody|somebody|whoever|anew|by itself|sign(ed|ing)?[ -]in|mails?|operators?)\b|;|[–—]/i
  const texts = PARTS.flatMap(([english]) => Object.entries(english))
  expect(texts.filter(([, text]) => unwanted.test(text))).toEqual([])
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
