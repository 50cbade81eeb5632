import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import { givenSender } from '../../test/uploads.ts'
import { limitClaims } from './claims-per-minute.ts'

const database = await testDatabase()
const deps = await testDeps(database)
const app = await testApp(database, deps)

test('thirty claims a minute of one account, and more in the next minute; others are not affected', () => {
  let now = 0
  const take = limitClaims(30, () => now)
  for (let count = 0; count < 30; count += 1) take('selam')
  expect(() => take('selam')).toThrow('too_many_attempts')
  expect(() => take('abel')).not.toThrow()
  now = 60_000
  expect(() => take('selam')).not.toThrow()
})

test('one account that takes and returns a number again and again is refused, and leaves thirty rows', async () => {
  const gameId = await givenGame(database)
  const mallory = await givenSender(database, app, deps.accounts.secret)
  const holds = `/api/games/${gameId}/holds`
  const statuses: number[] = []
  for (let turn = 0; turn < 35; turn += 1) {
    statuses.push((await mallory.browser.send('POST', holds, { key: randomUUID(), random: 1 })).status)
    await mallory.browser.send('DELETE', holds)
  }
  expect(statuses.slice(30)).toEqual(Array(5).fill(429))
  const { rowCount } = await database.owner.query('select from claims where person_id = $1', [mallory.id])
  expect(rowCount).toBe(30)
  const selam = await givenSender(database, app, deps.accounts.secret)
  expect(await selam.browser.send('POST', holds, { key: randomUUID(), random: 1 })).toMatchObject({ status: 200 })
})
