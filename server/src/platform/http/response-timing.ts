import { setTimeout as sleep } from 'node:timers/promises'

/** Lets every answer out at the next full beat only, yes or no: see below. */
export async function delayToInterval<T>(intervalMs: number, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    await untilTheBeat(intervalMs, started)
  }
}

/**
 * Runs `work` and lets a no out only at the next full beat, so that how long we took to say it tells nothing: not whether
 * the account exists, not how far we got. A yes may leave at once.
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
 * A timer counts whole milliseconds from when the event loop last looked at the clock, so it may fire early, by as much as
 * the work before it kept the loop: that would tell one kind of work from another. Whoever is early waits again.
 */
async function untilTheBeat(intervalMs: number, started: number): Promise<void> {
  const beat = started + Math.ceil((performance.now() - started) / intervalMs) * intervalMs
  for (let early = beat - performance.now(); early > 0; early = beat - performance.now()) await sleep(Math.ceil(early))
}
