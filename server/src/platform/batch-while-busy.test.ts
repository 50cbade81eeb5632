import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { batchWhileBusy } from './batch-while-busy.ts'

test('items that arrive during a batch share the next one', async () => {
  const batches: (readonly string[])[] = []
  const lengthOf = batchWhileBusy<string, number>({
    batchMax: 100,
    runBatch: async (items) => {
      batches.push(items)
      await sleep(5)
      return items.map((item) => item.length)
    },
  })
  expect(await Promise.all(['a', 'bb', 'ccc', 'bb'].map(lengthOf))).toEqual([1, 2, 3, 2])
  expect(batches).toEqual([['a'], ['bb', 'ccc', 'bb']])
})

test('a batch has at most batchMax items', async () => {
  const sizes: number[] = []
  const run = batchWhileBusy<number, number>({
    batchMax: 2,
    runBatch: async (items) => {
      sizes.push(items.length)
      await sleep(1)
      return items
    },
  })
  await Promise.all([1, 2, 3, 4].map(run))
  expect(sizes).toEqual([1, 2, 1])
})

test('a failed batch fails for its own items only', async () => {
  let batches = 0
  const run = batchWhileBusy<string, string>({
    batchMax: 100,
    runBatch: async (items) => {
      batches += 1
      await sleep(1)
      if (batches === 1) throw new Error('database unavailable')
      return items
    },
  })
  const outcomes = await Promise.allSettled([run('a'), run('b')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

test('one bad item does not fail the others where a batch is retried one by one', async () => {
  const run = batchWhileBusy<string, string>({
    batchMax: 100,
    retriesOneByOne: () => true,
    runBatch: async (items) => {
      await sleep(1)
      if (items.includes('bad')) throw new Error('bad item')
      return items
    },
  })
  const outcomes = await Promise.allSettled(['first', 'good', 'bad', 'fine'].map(run))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})
