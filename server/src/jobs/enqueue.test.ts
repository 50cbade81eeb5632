import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { silentLog } from '../../test/world.ts'
import { transaction } from '../platform/database/transaction.ts'
import { createMetrics } from '../platform/metrics.ts'
import { enqueue } from './enqueue.ts'
import { workOn } from './work.ts'

const { store, owner } = await testDatabase()
const worker = { jobs: store.jobs, log: silentLog, metrics: createMetrics() }

async function queued(gameId: string): Promise<number> {
  const { rowCount } = await owner.query(`select 1 from pgboss.job where data->>'gameId' = $1`, [gameId])
  return rowCount ?? 0
}

test('a failed transaction leaves no job', async () => {
  const failing = transaction(store, async (tx) => {
    await enqueue(tx, 'close-game', { gameId: 'daily-1' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await queued('daily-1')).toBe(0)
})

test('a job is invisible until its transaction commits', async () => {
  await transaction(store, async (tx) => {
    await enqueue(tx, 'close-game', { gameId: 'daily-2' }, { startAfter: new Date('2099-01-01') })
    expect(await queued('daily-2')).toBe(0)
  })
  expect(await queued('daily-2')).toBe(1)
})

test('a committed job runs once, and a failing job does not delay the others', async () => {
  const handled: string[] = []
  const done = Promise.withResolvers<void>()
  await workOn(worker, 'close-game', async ({ gameId }) => {
    handled.push(gameId)
    if (handled.length >= 20) done.resolve()
    if (gameId === 'daily-105') throw new Error('this one fails')
  })
  await transaction(store, async (tx) => {
    for (let number = 101; number <= 120; number += 1) await enqueue(tx, 'close-game', { gameId: `daily-${number}` })
  })
  await done.promise
  expect(handled.toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => `daily-${101 + index}`))
  const failed = () => owner.query(`select data->>'gameId' as id from pgboss.job where state = 'retry'`)
  await expect.poll(async () => (await failed()).rows).toEqual([{ id: 'daily-105' }])
})
