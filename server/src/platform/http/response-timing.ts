import { setTimeout as sleep } from 'node:timers/promises'

/** Delays the response to the next multiple of `intervalMs`, whatever the outcome. */
export async function delayToInterval<T>(intervalMs: number, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    await untilTheBeat(intervalMs, started)
  }
}

/**
 * Runs `work` and delays an error to the next multiple of `intervalMs`, so that the time of a refusal reveals neither
 * whether the account exists nor which check failed. A success is returned at once.
 */
export async function delayRefusalToInterval<T>(intervalMs: number, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } catch (error) {
    await untilTheBeat(intervalMs, started)
    throw error
  }
}

/**
 * Timers count whole milliseconds from the event loop's cached time, so one may fire early by as long as the work
 * before it blocked the loop, which would reveal the kind of work. It waits again when it is early.
 */
async function untilTheBeat(intervalMs: number, started: number): Promise<void> {
  const beat = started + Math.ceil((performance.now() - started) / intervalMs) * intervalMs
  for (let early = beat - performance.now(); early > 0; early = beat - performance.now()) await sleep(Math.ceil(early))
}
