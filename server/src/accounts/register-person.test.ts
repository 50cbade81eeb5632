import { randomBytes, randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Browser, browse, testApp } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { waitingMails } from '../../test/mails.ts'
import { transaction } from '../platform/database/transaction.ts'
import { makeMailLink } from './mail-link.ts'

const database = await testDatabase()
const { owner, store } = database
const app = await testApp(database)

const newEmail = () => `victim_${randomBytes(4).toString('hex')}@example.com`

async function register(browser: Browser, email: string, password: string, different: object = {}): Promise<string> {
  const reply = await browser.send('POST', '/api/accounts', {
    fullName: 'Selam Bekele',
    username: `u_${randomBytes(5).toString('hex')}`,
    email,
    phone: `09${String(randomInt(100_000_000)).padStart(8, '0')}`,
    bornOn: '1990-01-01',
    password,
    agreesToTerms: true,
    language: 'en',
    ...different,
  })
  expect(reply).toMatchObject({ status: 200, body: {} })
  return personWith(email)
}

const personWith = async (email: string): Promise<string> =>
  (await owner.query('select id from people where email = $1', [email])).rows[0]?.id ?? ''
const linkFor = (personId: string) => transaction(store, (tx) => makeMailLink(tx, personId, 'verify_email'))
const logIn = (identifier: string, password: string) =>
  browse(app).send('POST', '/api/session', { identifier, password })

const MALLORY_KNOWS = 'mallory-knows-this'
const SELAM_KNOWS = 'only-selam-knows-it'

test('the password that counts is the one of the person who reads the mailbox', async () => {
  const email = newEmail()
  const [mallory, selam] = [browse(app, '196.188.0.66'), browse(app)]
  const first = await register(mallory, email, MALLORY_KNOWS)
  const firstLink = await linkFor(first)
  const second = await register(selam, email, SELAM_KNOWS)
  expect(second).not.toBe(first)
  expect(await waitingMails(owner)).toContainEqual({ kind: 'verification', personId: second })

  const follow = (token: string, browser: Browser) => browser.send('POST', '/api/accounts/verify-email', { token })
  expect(await follow(firstLink, selam)).toMatchObject({ code: 'link_invalid' })
  expect((await follow(await linkFor(second), selam)).body).toEqual({ isSignedIn: true })
  expect(await logIn(email, MALLORY_KNOWS)).toMatchObject({ status: 401, code: 'login_failed' })
  expect((await logIn(email, SELAM_KNOWS)).status).toBe(200)
})

test('the browser of a replaced registration can neither change the address nor sign in', async () => {
  const email = newEmail()
  const mallory = browse(app, '196.188.0.66')
  await register(mallory, email, MALLORY_KNOWS)
  const second = await register(browse(app), email, SELAM_KNOWS)
  await mallory.send('POST', '/api/accounts/verification-mail', { email: newEmail() })
  expect(await personWith(email)).toBe(second)
  const token = await linkFor(second)
  expect((await mallory.send('POST', '/api/accounts/verify-email', { token })).body).toEqual({ isSignedIn: false })
})

test('a player can register again with the same details', async () => {
  const email = newEmail()
  const details = { username: `u_${randomBytes(5).toString('hex')}`, phone: '0911000001' }
  await register(browse(app), email, SELAM_KNOWS, details)
  const again = await register(browse(app), email, SELAM_KNOWS, { ...details, fullName: 'Selam B. Bekele' })
  const { rows } = await owner.query('select id, full_name from people where phone = $1', ['+251911000001'])
  expect(rows).toEqual([{ id: again, full_name: 'Selam B. Bekele' }])
})

test('a corrected address replaces an account with that address that was never verified', async () => {
  const email = newEmail()
  const first = await register(browse(app, '196.188.0.66'), email, MALLORY_KNOWS)
  const selam = browse(app)
  const second = await register(selam, newEmail(), SELAM_KNOWS)
  expect((await selam.send('POST', '/api/accounts/verification-mail', { email })).status).toBe(200)
  expect(await personWith(email)).toBe(second)
  expect((await owner.query('select 1 from people where id = $1', [first])).rows).toEqual([])
})

test('a registration leaves a verified account as it is', async () => {
  const email = newEmail()
  const first = await register(browse(app), email, SELAM_KNOWS)
  await owner.query('update people set email_verified = true where id = $1', [first])
  expect(await register(browse(app, '196.188.0.66'), email, MALLORY_KNOWS)).toBe(first)
  expect((await logIn(email, SELAM_KNOWS)).status).toBe(200)
  expect(await waitingMails(owner)).toContainEqual({ kind: 'already_registered', personId: first })
})

test('someone who was too young is refused for a day, by email and by phone number', async () => {
  const email = newEmail()
  const given = {
    fullName: 'Selam Bekele',
    username: `u_${randomBytes(5).toString('hex')}`,
    email,
    phone: '0911000077',
    bornOn: '2015-01-01',
    password: SELAM_KNOWS,
    agreesToTerms: true,
    language: 'en',
  }
  const send = (different: object) => browse(app).send('POST', '/api/accounts', { ...given, ...different })
  const older = { bornOn: '1990-01-01' }
  expect(await send({})).toMatchObject({ status: 422, code: 'too_young' })
  expect(await send({ ...older, phone: '+251 911 000 078' })).toMatchObject({ code: 'too_young' })
  expect(await send({ ...older, email: newEmail(), phone: '+251 911 000 077' })).toMatchObject({ code: 'too_young' })
  expect((await send({ ...older, email: newEmail(), phone: '0911000079' })).status).toBe(200)

  const { rows } = await owner.query('select key_hash from age_refusals')
  expect(rows).toHaveLength(2)
  await owner.query(`update age_refusals set refused_at = refused_at - interval '1 day'`)
  expect((await send({ ...older, username: `u_${randomBytes(5).toString('hex')}` })).status).toBe(200)
})
