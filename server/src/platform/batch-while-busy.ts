type Waiting<Item, Result> = {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

export type BatchOptions<Item, Result> = {
  /** Returns one result per item, in the same order. */
  readonly runBatch: (items: readonly Item[]) => Promise<readonly Result[]>
  readonly batchMax: number
  /** After a failed batch: run its items one by one, instead of failing all of them. */
  readonly retriesOneByOne?: (error: unknown) => boolean
}

/**
 * Batches calls while an earlier batch is running.
 *
 * States: idle (an item runs at once, alone) and busy (items queue; the next batch takes up to `batchMax` of them, in order
 * of arrival).
 * Invariants: one batch runs at a time; every item is resolved or rejected exactly once; a batch starts after all of its
 * items have arrived, so a result is never older than its call.
 * Failure: a failed batch rejects all of its items, or, where `retriesOneByOne` says so, runs them again as batches of one,
 * so that one bad item cannot fail the others.
 */
export function batchWhileBusy<Item, Result>({
  runBatch,
  batchMax,
  retriesOneByOne = () => false,
}: BatchOptions<Item, Result>): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = []
  let isBusy = false

  async function work(): Promise<void> {
    isBusy = true
    while (queue.length > 0) await run(queue.splice(0, batchMax))
    isBusy = false
  }

  async function run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await runBatch(batch.map(({ item }) => item))
      if (results.length !== batch.length) throw new Error(`${batch.length} items got ${results.length} results`)
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (batch.length > 1 && retriesOneByOne(error)) for (const waiting of batch) await run([waiting])
      else for (const { reject } of batch) reject(error)
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      if (!isBusy) void work()
    })
}
