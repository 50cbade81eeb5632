import { setTimeout as sleep } from 'node:timers/promises'

/** Lets every answer out at the next full beat only, yes or no: see below. */
export async function answerOnTheBeat<T>(beatMs: number, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    await untilTheBeat(beatMs, started)
  }
}

/**
 * Runs `work` and lets a no out only at the next full beat, so that how long we took to say it tells nothing: not whether
 * the account exists, not how far we got. A yes may leave at once.
 */
export async function refuseOnTheBeat<T>(beatMs: number, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } catch (error) {
    await untilTheBeat(beatMs, started)
    throw error
  }
}

async function untilTheBeat(beatMs: number, started: number): Promise<void> {
  const elapsed = performance.now() - started
  await sleep(Math.ceil(elapsed / beatMs) * beatMs - elapsed)
}
