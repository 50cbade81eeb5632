import * as accounts from '@edil/contract/accounts'
import * as entries from '@edil/contract/boards'
import * as draws from '@edil/contract/draws'
import { type Endpoint, refusalsOf } from '@edil/contract/endpoint'
import * as games from '@edil/contract/games'
import * as live from '@edil/contract/live'
import * as miniApp from '@edil/contract/mini-app'
import * as notices from '@edil/contract/notices'
import * as notifications from '@edil/contract/notifications'
import * as payments from '@edil/contract/payments'
import * as people from '@edil/contract/people'
import * as planSettings from '@edil/contract/plan-settings'
import * as plans from '@edil/contract/plans'
import * as prizes from '@edil/contract/prizes'
import * as proposals from '@edil/contract/proposals'
import * as review from '@edil/contract/review'
import * as salesStops from '@edil/contract/sales-stops'
import * as sessions from '@edil/contract/sessions'
import * as settings from '@edil/contract/settings'
import * as telegram from '@edil/contract/telegram'
import * as tickets from '@edil/contract/tickets'
import * as uploads from '@edil/contract/uploads'
import * as withdrawals from '@edil/contract/withdrawals'
import { REFUND_REASONS, REJECTION_CODES } from '@edil/domain/payments'
import type { Language } from '@edil/domain/people'
import { REFUSAL_CODES, type RefusalCode } from '@edil/domain/refusal'
import type { Catalogue } from '@edil/text/catalogue'
import { i18n, setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { afterAll, expect, test } from 'vitest'
import { translate } from './activate.ts'
import { compileCatalogue, faultsOf } from './catalogue.ts'

const FILES = import.meta.glob<Record<string, Catalogue>>('../../../text/src/{en,am}/*.ts', { eager: true })

function catalogueOf(language: Language, part: string): Catalogue {
  return FILES[`../../../text/src/${language}/${part}.ts`]?.[part] ?? {}
}

const NAMES = Object.keys(FILES).flatMap((file) => /\/en\/([\w-]+)\.ts$/.exec(file)?.[1] ?? [])
const PARTS = NAMES.map((part) => [catalogueOf('en', part), catalogueOf('am', part)] as const)
const [refusalsEn, buyingEn, adminEn, hostingEn, decisionsEn, joinedEn, passkeysEn, miniappEn, notificationsEn] = [
  'refusals',
  'buying',
  'admin',
  'hosting',
  'decisions',
  'joined',
  'passkeys',
  'miniapp',
  'notifications',
].map((part) => catalogueOf('en', part))

test('every part has texts in both languages', () => {
  expect(PARTS.length).toBeGreaterThan(20)
  for (const [english, amharic] of PARTS) {
    expect(Object.keys(english).length).toBeGreaterThan(0)
    expect(Object.keys(amharic).length).toBeGreaterThan(0)
  }
})

test('every English message has its Amharic one, with the same arguments', () => {
  for (const [english, amharic] of PARTS) expect(faultsOf(english, amharic)).toEqual([])
})

const ENDPOINTS = [
  accounts,
  draws,
  entries,
  games,
  live,
  miniApp,
  notices,
  notifications,
  payments,
  people,
  planSettings,
  plans,
  prizes,
  proposals,
  review,
  salesStops,
  sessions,
  settings,
  telegram,
  tickets,
  uploads,
  withdrawals,
]
  .flatMap((module) => Object.values<unknown>(module))
  .filter((exported): exported is Endpoint => Object(exported).refusals !== undefined)

/** What a player's call may be refused, and what the server may say to any call. */
function mayMeetPlayers(code: RefusalCode): boolean {
  // Of a draw that is not there, the page that checks draws says more than a sentence.
  if (code === 'draw_not_found') return false
  const refusing = ENDPOINTS.filter((endpoint) => refusalsOf(endpoint).includes(code))
  return refusing.length === 0 || refusing.some(({ access }) => !Array.isArray(access))
}

test('what a player may be refused has a sentence, in the parts that pages load with the first refusal', () => {
  expect(ENDPOINTS.length).toBeGreaterThan(40)
  // The parts of passkeys and of the mini app come with the first screen that shows them.
  const ids = [refusalsEn, buyingEn, passkeysEn, miniappEn, notificationsEn].flatMap((part) => Object.keys(part ?? {}))
  for (const code of REFUSAL_CODES.filter(mayMeetPlayers)) expect(ids).toContain(`refusal.${code}`)
})

test('what operators may be refused has a sentence, in the parts that they load', () => {
  const ids = [refusalsEn, buyingEn, adminEn, hostingEn, passkeysEn, miniappEn, notificationsEn].flatMap((part) =>
    Object.keys(part ?? {}),
  )
  for (const code of REFUSAL_CODES) expect(ids).toContain(`refusal.${code}`)
})

test('every reason to reject a payment or to send money back has a sentence', () => {
  const ids = Object.keys(decisionsEn ?? {})
  for (const code of REJECTION_CODES) expect(ids).toContain(`rejection.${code}`)
  for (const reason of REFUND_REASONS) expect(Object.keys(joinedEn ?? {})).toContain(`refundReason.${reason}`)
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

test('no name is directly before a full stop, because a name may end in an initial with its own', () => {
  const texts = PARTS.flatMap((catalogues) => catalogues.flatMap((catalogue) => Object.entries(catalogue)))
  expect(texts.filter(([, text]) => /\{names?\}[.።]/.test(text))).toEqual([])
})

test('a missing, an empty and an unknown translation stop the build', () => {
  expect(() => compileCatalogue({ 'a.b': 'Hello' }, {}, 'am')).toThrow('a.b: no translation')
  expect(() => compileCatalogue({ 'a.b': 'Hello' }, { 'a.b': ' ' }, 'am')).toThrow('a.b: no translation')
  expect(() => compileCatalogue({}, { 'a.b': 'ሰላም' }, 'am')).toThrow('a.b: no such message')
})

test('a translation without an argument or a tag stops the build', () => {
  expect(() => compileCatalogue({ a: '{number} was taken' }, { a: 'ተይዟል' }, 'am')).toThrow(
    "a: expects 'number', has ''",
  )
  expect(() => compileCatalogue({ a: '<b>Sealed</b>' }, { a: 'ታሽጓል' }, 'am')).toThrow("a: expects '<b>'")
  expect(
    faultsOf(
      { a: '{count, plural, one {# number} other {# numbers of {name}}}' },
      { a: '{count, plural, other {የ{name} # ቁጥሮች}}' },
    ),
  ).toEqual([])
})

test('a message that is not well-formed is refused', () => {
  expect(() => compileCatalogue({ a: '{count' }, { a: '{count' }, 'am')).toThrow()
  const two = '{count, plural, =2 {both} other {all}}'
  expect(() => compileCatalogue({ a: two }, { a: two }, 'en')).toThrow("'2' in the plural of count")
})

// Test files that share a worker share its language.
afterAll(() => i18n.activate('en'))

test.each(['en', 'am'] as const)('every message of %s counts as with the rules of Intl', (language) => {
  for (const [english, amharic] of PARTS) {
    const texts = language === 'en' ? english : amharic
    const counted = Object.entries(texts).filter(([, text]) => text.includes(', plural,'))
    const messages = Object.fromEntries(counted.map(([id, text]) => [id, compileMessageOrThrow(text)]))
    const withIntl = setupI18n({ locale: language, messages: { [language]: messages } })
    i18n.load(language, compileCatalogue(english, texts, language))
    i18n.activate(language)
    for (const [id, text] of counted) {
      const names = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name)
      for (const count of [0, 1, 2, 11, 21, 100, 1_234]) {
        const values = Object.fromEntries(names.map((name) => [name, count]))
        expect(translate(id, values), `${id} ${count}`).toBe(withIntl._(id, values))
      }
    }
  }
})
