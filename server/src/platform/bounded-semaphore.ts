import { Refusal } from '@edil/domain/refusal'

export type Semaphore = {
  /** Waits for a free place. Refuses with `service_unavailable` when too many wait or the wait is too long. */
  readonly take: () => Promise<void>
  readonly release: () => void
  readonly hasWaiters: () => boolean
}

export type SemaphoreOptions = { readonly atOnce: number; readonly waitingMax: number; readonly waitMs: number }

/**
 * Lets `atOnce` callers work at the same time; up to `waitingMax` others wait, in order of arrival, for at most
 * `waitMs`.
 */
export function createSemaphore({ atOnce, waitingMax, waitMs }: SemaphoreOptions): Semaphore {
  const waiting: Array<() => void> = []
  let free = atOnce
  return {
    async take() {
      if (free > 0) {
        free -= 1
        return
      }
      if (waiting.length >= waitingMax) throw new Refusal('service_unavailable', 'too many wait')
      await new Promise<void>((resolve, reject) => {
        const goAhead = () => {
          clearTimeout(timer)
          resolve()
        }
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(goAhead), 1)
          reject(new Refusal('service_unavailable', 'waited too long'))
        }, waitMs)
        waiting.push(goAhead)
      })
    },
    release() {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    },
    hasWaiters: () => waiting.length > 0,
  }
}
