import { Refusal } from '@edil/domain/refusal'
import PQueue from 'p-queue'

export type BoundedQueue = {
  /** Refuses with `service_unavailable` when too many wait, the wait is too long, or the same owner has work that waits or runs. */
  readonly run: <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>
  readonly hasWaiters: () => boolean
}

export type BoundedQueueOptions = { readonly atOnce: number; readonly waitingMax: number; readonly waitMs: number }

/** Runs `atOnce` pieces of work at the same time; up to `waitingMax` others wait, in order, for at most `waitMs`. */
export function createBoundedQueue({ atOnce, waitingMax, waitMs }: BoundedQueueOptions): BoundedQueue {
  const queue = new PQueue({ concurrency: atOnce })
  const owners = new Set<string>()
  return {
    async run(owner, work) {
      if (owners.has(owner)) throw new Refusal('service_unavailable', 'one at a time')
      if (queue.pending >= atOnce && queue.size >= waitingMax) throw new Refusal('service_unavailable', 'too many wait')
      const waiting = new AbortController()
      const timer = setTimeout(() => waiting.abort(new Refusal('service_unavailable', 'waited too long')), waitMs)
      owners.add(owner)
      try {
        return await queue.add(
          () => {
            // The library's own time-out would also limit the work.
            clearTimeout(timer)
            return work()
          },
          { signal: waiting.signal },
        )
      } finally {
        clearTimeout(timer)
        owners.delete(owner)
      }
    },
    hasWaiters: () => queue.size > 0,
  }
}
