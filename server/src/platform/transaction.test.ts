import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import { transaction } from './transaction.ts'

const database = await testDatabase()
const { store } = database

test('two transactions that wait for each other both succeed: one runs again after the other', async () => {
  const [first, second] = [await givenGame(database), await givenGame(database)]
  let runs = 0
  const bothHaveOne = Promise.withResolvers<void>()
  const lockBoth = (one: string, other: string) =>
    transaction(store, async (tx) => {
      const lock = (id: string) => sql`select 1 from games where id = ${id} for update`.execute(tx.db)
      await lock(one)
      runs++
      if (runs === 2) bothHaveOne.resolve()
      await bothHaveOne.promise
      await lock(other)
    })
  await Promise.all([lockBoth(first, second), lockBoth(second, first)])
  expect(runs).toBe(3)
})

test('any other error is not repeated', async () => {
  let runs = 0
  const failing = transaction(store, async (tx) => {
    runs++
    await sql`select 1 / 0`.execute(tx.db)
  })
  await expect(failing).rejects.toThrow('division by zero')
  expect(runs).toBe(1)
})
