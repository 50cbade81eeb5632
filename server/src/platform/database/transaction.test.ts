import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { givenGame } from '../../../test/games.ts'
import { answersQueries } from './db.ts'
import { transaction } from './transaction.ts'

const database = await testDatabase()
const { store } = database

test('a connection that dies between two statements fails only its transaction', async () => {
  const interrupted = transaction(store, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx.db)
    await terminate(rows[0]?.pid)
    // The connection is idle now, so its error belongs to no query.
    await sleep(100)
    await sql`select 1`.execute(tx.db)
  })
  await expect(interrupted).rejects.toThrow()
  expect(await answersQueries(store.db)).toBe(true)
})

test('wakes the publisher after the commit, but not for a failed transaction', async () => {
  let woken = 0
  const wakePublisher = () => {
    woken += 1
  }
  const counting = { ...store, wakePublisher }
  const failing = transaction(counting, async (tx) => {
    tx.wakePublisherAfterCommit()
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(woken).toBe(0)
  await transaction(counting, async (tx) => {
    tx.wakePublisherAfterCommit()
    expect(woken).toBe(0)
  })
  expect(woken).toBe(1)
})

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

async function terminate(pid: number | undefined): Promise<void> {
  // A role may terminate its own sessions.
  await sql`select pg_terminate_backend(${pid})`.execute(store.db)
}
