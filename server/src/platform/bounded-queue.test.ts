import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

test('limits the number at once and serves the waiting in order', async () => {
  const queue = createBoundedQueue({ atOnce: 2, waitingMax: 10, waitMs: 5_000 })
  const started: number[] = []
  let running = 0
  let most = 0
  const work = async (index: number) => {
    started.push(index)
    running += 1
    most = Math.max(most, running)
    await sleep(5)
    running -= 1
    return index
  }
  const indexes = Array.from({ length: 8 }, (_, index) => index)
  expect(await Promise.all(indexes.map((index) => queue.run(`owner ${index}`, () => work(index))))).toEqual(indexes)
  expect(most).toBe(2)
  expect(started).toEqual(indexes)
})

test('refuses when too many wait or the wait is too long, and never interrupts work', async () => {
  const queue = createBoundedQueue({ atOnce: 1, waitingMax: 1, waitMs: 20 })
  const first = Promise.withResolvers<string>()
  const running = queue.run('owner 1', () => first.promise)
  const patient = queue.run('owner 2', async () => 'never run')
  expect(queue.hasWaiters()).toBe(true)
  await expect(queue.run('owner 3', async () => 'refused')).rejects.toMatchObject({ code: 'service_unavailable' })
  await expect(patient).rejects.toMatchObject({ code: 'service_unavailable' })
  expect(queue.hasWaiters()).toBe(false)
  first.resolve('done')
  expect(await running).toBe('done')
  expect(await queue.run('owner 4', async () => 'next')).toBe('next')
})

test('work that fails frees its place', async () => {
  const queue = createBoundedQueue({ atOnce: 1, waitingMax: 0, waitMs: 20 })
  await expect(queue.run('owner 5', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await queue.run('owner 6', async () => 'next')).toBe('next')
})

test('one owner has one turn at a time, so that others get theirs', async () => {
  const queue = createBoundedQueue({ atOnce: 2, waitingMax: 10, waitMs: 5_000 })
  const first = Promise.withResolvers<string>()
  const running = queue.run('mallory', () => first.promise)
  for (let again = 0; again < 5; again += 1)
    await expect(queue.run('mallory', async () => 'again')).rejects.toMatchObject({ code: 'service_unavailable' })
  expect(await queue.run('selam', async () => 'honest')).toBe('honest')
  first.resolve('done')
  expect(await running).toBe('done')
  expect(await queue.run('mallory', async () => 'next')).toBe('next')
})
