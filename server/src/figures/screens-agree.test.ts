/** Two screens that show the same figure show the same value. */
import { expect, test } from 'vitest'
import { browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { closeNow } from '../../test/draws.ts'
import { givenGame } from '../../test/games.ts'
import { givenApproved } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'

const database = await testDatabase()
const visitor = browse(await testApp(database, await testDeps(database)))

const read = async (path: string) => (await visitor.get(path)).body
const person = async () => (await givenPerson(database, { hasPassword: false })).id

test('active players are the people with a number in the games of the dashboard, each counted once', async () => {
  const midday = await givenGame(database, { planId: 'midday' })
  const daily = await givenGame(database, { planId: 'daily' })
  const selam = await person()
  await givenApproved(database, { personId: selam, gameId: daily, numbers: [9] })
  await givenApproved(database, { personId: selam, gameId: midday, numbers: [1, 2], count: 2 })
  await givenApproved(database, { personId: await person(), gameId: midday, numbers: [3] })
  await closeNow(database, midday)
  const { games } = await read('/api/games')
  const players = games.map(({ id, status, players }: Record<string, unknown>) => [id, status, players])
  expect(players).toContainEqual([midday, 'drawing', 2])
  expect(players).toContainEqual([daily, 'active', 1])
  const home = await read('/api/figures/home')
  expect(home.activePlayers).toBe(2)
  const prizes = games.flatMap(({ prizesSantim }: { prizesSantim: number[] }) => prizesSantim)
  expect(home.prizePoolSantim).toBe(prizes.reduce((sum: number, prize: number) => sum + prize, 0))
})
