import { expect, test } from 'vitest'
import { createSemaphore } from './bounded-semaphore.ts'

test('so many at once, the others in the order in which they came', async () => {
  const turns = createSemaphore({ atOnce: 2, waitingMax: 10, waitMs: 5_000 })
  const started: number[] = []
  let running = 0
  let most = 0
  const work = async (index: number) => {
    await turns.take()
    started.push(index)
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    turns.release()
  }
  await Promise.all(Array.from({ length: 8 }, (_, index) => work(index)))
  expect(most).toBe(2)
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('whoever finds too many waiting, or waits too long, is asked to come again', async () => {
  const turns = createSemaphore({ atOnce: 1, waitingMax: 1, waitMs: 20 })
  await turns.take()
  const patient = turns.take()
  await expect(turns.take()).rejects.toMatchObject({ code: 'service_unavailable' })
  await expect(patient).rejects.toMatchObject({ code: 'service_unavailable' })
  expect(turns.hasWaiters()).toBe(false)
  turns.release()
  await turns.take()
})
