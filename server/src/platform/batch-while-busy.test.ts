import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { batchWhileBusy } from './batch-while-busy.ts'

test('look-ups that come while one is under way share the next question', async () => {
  const questions: (readonly string[])[] = []
  const find = batchWhileBusy<string, number>(async (keys) => {
    questions.push(keys)
    await sleep(5)
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, key.length]))
  })
  const found = await Promise.all(['a', 'bb', 'nobody', 'bb'].map(find))
  expect(found).toEqual([1, 2, undefined, 2])
  expect(questions).toEqual([['a'], ['bb', 'nobody', 'bb']])
})

test('a question that fails fails for those who asked it, and for nobody else', async () => {
  let asked = 0
  const find = batchWhileBusy<string, number>(async (keys) => {
    asked += 1
    await sleep(1)
    if (asked === 1) throw new Error('away')
    return new Map(keys.map((key) => [key, 1]))
  })
  const outcomes = await Promise.allSettled([find('a'), find('b')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})
