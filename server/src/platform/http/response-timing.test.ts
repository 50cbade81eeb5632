import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { delayRefusalToInterval, delayToInterval } from './response-timing.ts'

const RESPONSE_INTERVAL_MS = 50

/** Work that blocks the event loop, as parsing a response does. */
async function keepBusy(ms: number): Promise<void> {
  await sleep(1)
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** The clock starts before the work: a pause of the process between the two must not shorten the measured time. */
async function timeOf(answer: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await answer().catch(() => undefined)
  return performance.now() - started
}

test('a response never leaves before its interval ends, however long the work blocked the event loop', async () => {
  for (let busyMs = 0; busyMs < 20; busyMs += 1.7) {
    expect(await timeOf(() => delayToInterval(RESPONSE_INTERVAL_MS, () => keepBusy(busyMs)))).toBeGreaterThanOrEqual(
      RESPONSE_INTERVAL_MS - 0.1,
    )
  }
})

test('a refusal waits for the interval, a success does not', async () => {
  const refuse = async () => {
    await keepBusy(9.3)
    throw new Error('no')
  }
  expect(await timeOf(() => delayRefusalToInterval(RESPONSE_INTERVAL_MS, refuse))).toBeGreaterThanOrEqual(
    RESPONSE_INTERVAL_MS - 0.1,
  )
  expect(await timeOf(() => delayRefusalToInterval(20_000, () => keepBusy(1)))).toBeLessThan(10_000)
})
