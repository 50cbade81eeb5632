import { expect, test } from 'vitest'
import { createSemaphore } from './bounded-semaphore.ts'

test('limits the number at once and serves the waiting in order', async () => {
  const semaphore = createSemaphore({ atOnce: 2, waitingMax: 10, waitMs: 5_000 })
  const started: number[] = []
  let running = 0
  let most = 0
  const work = async (index: number) => {
    await semaphore.take()
    started.push(index)
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    semaphore.release()
  }
  await Promise.all(Array.from({ length: 8 }, (_, index) => work(index)))
  expect(most).toBe(2)
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('refuses when too many wait or the wait is too long', async () => {
  const semaphore = createSemaphore({ atOnce: 1, waitingMax: 1, waitMs: 20 })
  await semaphore.take()
  const patient = semaphore.take()
  await expect(semaphore.take()).rejects.toMatchObject({ code: 'service_unavailable' })
  await expect(patient).rejects.toMatchObject({ code: 'service_unavailable' })
  expect(semaphore.hasWaiters()).toBe(false)
  semaphore.release()
  await semaphore.take()
})
