import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { serviceFolder } from '../../../../dev/folder.ts'
import { isFullForm } from '../../../../dev/form.ts'
import { allRunning, killHard, stop } from '../../../../dev/process.ts'
import { startRedis } from '../../../../dev/redis.ts'
import { browse, testApp } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { notifiedOf } from '../../../test/notifications.ts'
import { givenPerson, PASSWORD } from '../../../test/people.ts'
import { connectRedis } from '../redis.ts'
import { createLimits } from './limits.ts'

const database = await testDatabase()
const { owner } = database
const app = await testApp(database)

const attempt = (identifier: string, password: string, address: string, at = app) =>
  browse(at, address).send('POST', '/api/session', { identifier, password })

const key = randomBytes(32)

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

test('a stranger’s wrong passwords lock the owner out neither of a known browser nor of another network', async () => {
  const person = await givenPerson(database)
  const known = browse(app, '10.0.0.77')
  const logInThere = (password = PASSWORD) => known.send('POST', '/api/session', { identifier: person.email, password })
  expect((await logInThere()).status).toBe(200)
  const guesses = await times(30, (count) => attempt(person.email, 'wrong', `10.0.0.${count}`))
  expect(guesses.map(({ code }) => code)).toContain('too_many_attempts')
  expect((await attempt(person.email, PASSWORD, '10.0.0.77')).code, 'a new browser of that network').toBe(
    'too_many_attempts',
  )
  expect((await logInThere()).status).toBe(200)
  expect((await attempt(person.email, PASSWORD, '10.0.99.1')).status).toBe(200)
})

test('a known browser counts for the person who signed in with it only', async () => {
  const [thief, victim] = [await givenPerson(database), await givenPerson(database)]
  const browser = browse(app, '10.0.1.1')
  await browser.send('POST', '/api/session', { identifier: thief.email, password: PASSWORD })
  const guesses = await times(20, () =>
    browser.send('POST', '/api/session', { identifier: victim.email, password: 'wrong' }),
  )
  expect(guesses.filter(({ code }) => code === 'login_failed')).toHaveLength(6)
  const forged = browse(app, '10.0.1.2')
  const [, cookie = ''] = [...browser.cookies].find(([name]) => name === 'edil.known_browser') ?? []
  forged.cookies.set('edil.known_browser', cookie.replace(thief.id, victim.id))
  expect((await forged.send('POST', '/api/session', { identifier: victim.email, password: PASSWORD })).code).toBe(
    'too_many_attempts',
  )
})

test('a known browser cannot guess without end', async () => {
  const person = await givenPerson(database)
  const known = browse(app, '10.0.12.1')
  await known.send('POST', '/api/session', { identifier: person.email, password: PASSWORD })
  const guesses = await times(20, () =>
    known.send('POST', '/api/session', { identifier: person.email, password: 'wrong' }),
  )
  expect(guesses.filter(({ code }) => code === 'login_failed')).toHaveLength(6)
})

test('after a hundred failures of an account from many networks, only known browsers sign in, and the owner gets a mail', async () => {
  const person = await givenPerson(database)
  const known = browse(app, '10.1.255.1')
  const logInThere = () => known.send('POST', '/api/session', { identifier: person.email, password: PASSWORD })
  await logInThere()
  const spellings = [person.email, person.username, person.phone]
  for (let round = 0; round < 5; round += 1)
    await times(20, (count) => attempt(spellings[count % 3] ?? '', 'wrong', `10.1.${round * 20 + count}.1`))
  // Paused without saying so: the right password is answered like a wrong one.
  expect(await attempt(person.email, PASSWORD, '10.2.1.1')).toMatchObject({ status: 401, code: 'login_failed' })
  expect((await logInThere()).status).toBe(200)
  await expect.poll(() => notifiedOf(owner, person.id)).toContain('sign_in_paused')
}, 60_000)

test('limits a typed identifier equally with and without an account', async () => {
  const person = await givenPerson(database)
  for (const identifier of [person.email, 'nobody@example.com']) {
    await times(7, (count) => attempt(identifier, 'wrong', `10.0.2.${count}`))
    expect(await attempt(identifier, PASSWORD, '10.0.2.99')).toMatchObject({ status: 429, code: 'too_many_attempts' })
  }
})

test('allows five of a hundred concurrent guesses, and one after the wait', async () => {
  const person = await givenPerson(database)
  const outcomes = await times(100, (count) => attempt(person.username, 'wrong', `10.0.4.${count}`))
  expect(outcomes.filter(({ code }) => code === 'login_failed')).toHaveLength(6)
})

test('waits grow from fifteen seconds to ten minutes, and an attempt that was refused does not lengthen them', async () => {
  const keyPrefix = `test:${randomBytes(6).toString('hex')}:`
  const redis = connectRedis(inject('redisUrl'), () => undefined, { keyPrefix, commandTimeout: 10_000 })
  await new Promise((resolve) => redis.once('ready', resolve))
  const limits = createLimits({ redis, key })
  const take = () => limits.take('login_by_network', 'somebody')
  for (let left = 4; left >= 0; left -= 1) expect(await take()).toBe(left)
  const waits: number[] = []
  for (let count = 0; count < 8; count += 1) {
    await take()
    await expect(take()).rejects.toThrow('too_many_attempts')
    const [key = ''] = await redis.keys(`${keyPrefix}limit:turn*`)
    const turn = key.slice(keyPrefix.length)
    waits.push(Math.round((await redis.pttl(turn)) / 1_000))
    await redis.del(turn)
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 600, 600])
  redis.disconnect()
})

test('successful logins do not count', async () => {
  const person = await givenPerson(database)
  for (let count = 0; count < 15; count += 1)
    expect((await attempt(person.email, PASSWORD, '10.0.5.1')).status).toBe(200)
})

test('sixty right logins an hour, and twenty sessions: the longest unused ones end', async () => {
  const redis = connectRedis(inject('redisUrl'), () => undefined, {
    keyPrefix: `test:${randomBytes(6).toString('hex')}:`,
    commandTimeout: 10_000,
  })
  const limits = createLimits({ redis, key })
  const counted = await testApp(database, { limits })
  const person = await givenPerson(database)
  const logIn = () => attempt(person.email, PASSWORD, '10.0.5.2', counted)
  for (let count = 0; count < 22; count += 1) expect((await logIn()).status).toBe(200)
  expect((await attempt(person.email, 'wrong', '10.0.5.2', counted)).code).toBe('login_failed')
  // The others, without a session of their own; a wrong password does not count.
  await limits.take('sign_in', person.id, 38)
  // Without saying that the account exists.
  expect(await logIn()).toMatchObject({ status: 401, code: 'login_failed' })
  const { rowCount } = await owner.query('select from sessions where person_id = $1', [person.id])
  expect(rowCount).toBe(20)
  redis.disconnect()
})

test('Redis holds no email address, phone number or client address', async () => {
  const keyPrefix = `test:${randomBytes(6).toString('hex')}:`
  const redis = connectRedis(inject('redisUrl'), () => undefined, { keyPrefix, commandTimeout: 10_000 })
  if (redis.status !== 'ready') await new Promise((resolve) => redis.once('ready', resolve))
  const limited = await testApp(database, { limits: createLimits({ redis, key }) })
  const person = await givenPerson(database)
  for (const identifier of [person.email, person.phone, 'someone@example.com'])
    await attempt(identifier, 'wrong', '196.188.7.7', limited)
  const keys = await redis.keys(`${keyPrefix}*`)
  redis.disconnect()
  expect(keys.length).toBeGreaterThan(4)
  for (const typed of [person.email, person.phone, 'someone', '196.188.7.7'])
    expect(keys.join(' ')).not.toContain(typed)
  // For operators, who delete a counter.
  expect(keys).toContain(`${keyPrefix}limit:login_by_account:${person.id}`)
})

test('an IPv6 household is one address', async () => {
  const gone = connectRedis('redis://127.0.0.1:1', () => undefined)
  const limits = createLimits({ redis: gone, key })
  for (let count = 0; count < 50; count += 1) await limits.take('register', `2001:db8:0:7:${count.toString(16)}::1`)
  await expect(limits.take('register', '2001:db8:0:7::1')).rejects.toThrow('too_many_attempts')
  await limits.take('register', '2001:db8:0:8::1')
  gone.disconnect()
})

test('allows three hundred failures an hour per address, over all accounts', async () => {
  const addressFactor = isFullForm ? 1 : 0.1
  const redis = connectRedis(inject('redisUrl'), () => undefined, {
    keyPrefix: `test:${randomBytes(6).toString('hex')}:`,
    commandTimeout: 10_000,
  })
  const limited = await testApp(database, { limits: createLimits({ redis, key, addressFactor }) })
  const outcomes = await times(300 * addressFactor + 5, (count) =>
    attempt(`nobody_${count}`, 'wrong', '10.0.6.1', limited),
  )
  redis.disconnect()
  expect(outcomes.filter(({ status }) => status === 429)).toHaveLength(5)
})

test('without Redis each process counts separately, and allows half where there are no waits', async () => {
  const gone = connectRedis('redis://127.0.0.1:1', () => undefined)
  const limits = createLimits({ redis: gone, key })
  const alone = await testApp(database, { limits })
  const person = await givenPerson(database)
  const failures = await times(6, (count) => attempt(person.email, 'wrong', `10.0.7.${count}`, alone))
  expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['login_failed']))
  expect(await attempt(person.email, PASSWORD, '10.0.7.99', alone)).toMatchObject({ code: 'too_many_attempts' })
  const other = await givenPerson(database)
  expect((await attempt(other.email, PASSWORD, '10.0.8.2', alone)).status).toBe(200)
  for (let left = 4; left >= 0; left -= 1) expect(await limits.take('password_check', 'somebody')).toBe(left)
  await expect(limits.take('password_check', 'somebody')).rejects.toThrow('too_many_attempts')
  gone.disconnect()
})

test('while Redis dies and returns, attempts stay limited and valid logins succeed', async () => {
  const folder = serviceFolder(`test-limits-${randomBytes(4).toString('hex')}`)
  const { running, url } = await startRedis(folder)
  const redis = connectRedis(url, () => undefined, { commandTimeout: 10_000 })
  await new Promise((resolve) => redis.once('ready', resolve))
  const shaken = await testApp(database, { limits: createLimits({ redis, key }) })
  const [victim, honest] = [await givenPerson(database), await givenPerson(database)]
  const guess = async () =>
    (await times(20, (count) => attempt(victim.email, 'wrong', `10.0.9.${count}`, shaken))).filter(
      ({ code }) => code === 'login_failed',
    ).length
  expect(await guess()).toBe(6)

  await killHard(running)
  expect(await guess()).toBe(6)
  expect(await guess()).toBe(0)
  expect((await attempt(honest.email, PASSWORD, '10.0.10.1', shaken)).status).toBe(200)

  await startRedis(folder)
  await expect.poll(() => redis.status).toBe('ready')
  expect((await attempt(honest.email, PASSWORD, '10.0.10.1', shaken)).status).toBe(200)
  expect(await guess()).toBe(6)
  redis.disconnect()
  for (const left of allRunning(folder)) await stop(folder, left)
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

test('two processes count together', async () => {
  const prefix = `test:${randomBytes(6).toString('hex')}:`
  const clients = [0, 1].map(() =>
    connectRedis(inject('redisUrl'), () => undefined, { keyPrefix: prefix, commandTimeout: 10_000 }),
  )
  await Promise.all(clients.map((redis) => new Promise((resolve) => redis.once('ready', resolve))))
  const [one, two] = clients.map((redis) => createLimits({ redis, key }))
  for (let count = 9; count >= 0; count -= 1) {
    expect(await (count % 2 ? one : two)?.take('password_check', 'somebody')).toBe(count)
  }
  await two?.giveBack('password_check', 'somebody')
  expect(await one?.take('password_check', 'somebody')).toBe(0)
  await expect(two?.take('password_check', 'somebody')).rejects.toThrow('too_many_attempts')
  for (const redis of clients) redis.disconnect()
})
