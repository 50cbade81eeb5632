import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '@edil/domain/refusal'

/** The worker looks for urgent jobs twice a second. */
const POLL_MS = 200
const WAIT_MS = 8_000

/** Waits until the worker has done what a request enqueued. Refuses with 'try again' when it takes too long; the job stays. */
export async function waitForWorker(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WAIT_MS
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Refusal('service_unavailable')
    await sleep(POLL_MS)
  }
}
