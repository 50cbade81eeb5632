type Waiting<Key, Found> = {
  readonly key: Key
  readonly resolve: (found: Found | undefined) => void
  readonly reject: (error: unknown) => void
}

/** What one question carries at the most. */
const TOGETHER_MAX = 100

/**
 * Makes one question of many look-ups: those that come while one is under way share the next. Nobody waits when nothing is
 * going on, and what is found is never older than the asking.
 */
export function batchWhileBusy<Key, Found>(
  findMany: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
): (key: Key) => Promise<Found | undefined> {
  const waiting: Waiting<Key, Found>[] = []
  let isBusy = false

  async function work(): Promise<void> {
    isBusy = true
    while (waiting.length > 0) {
      const together = waiting.splice(0, TOGETHER_MAX)
      try {
        const found = await findMany(together.map(({ key }) => key))
        for (const { key, resolve } of together) resolve(found.get(key))
      } catch (error) {
        for (const { reject } of together) reject(error)
      }
    }
    isBusy = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!isBusy) void work()
    })
}
