import type { Transaction } from 'kysely'
import type { PgBoss } from 'pg-boss'
import { isDeadlock } from './database-away.ts'
import type { Db } from './db.ts'
import type { Tables } from './tables.ts'

declare const brand: unique symbol

/** What a transaction needs: the pool, the job queue, and a way to wake the publisher after the commit. */
export type Store = { readonly db: Db; readonly jobs: PgBoss; readonly wakePublisher: () => void }

/** Only `transaction()` creates one, and every write takes one, so a write cannot run outside a transaction. */
export type Tx = {
  readonly db: Transaction<Tables>
  readonly jobs: PgBoss
  /** The change concerns viewers: the publisher is woken after the commit. */
  readonly wakePublisherAfterCommit: () => void
  /** The digests of the postings that no audit entry of this transaction names yet. A transaction does not commit with one left. */
  readonly unrecordedPostings: string[]
  /** Adds a step that runs when the work is done. */
  readonly beforeCommit: (step: () => Promise<void>) => void
  readonly [brand]: true
}

/** How often a transaction runs again after a deadlock. */
const REPETITIONS_MAX = 3

/**
 * Runs `work` in a transaction and commits it. After a deadlock, which PostgreSQL ends by rolling one of the two back, `work` runs
 * again: it must leave nothing behind outside the transaction.
 */
export async function transaction<T>(store: Store, work: (tx: Tx) => T | Promise<T>): Promise<T> {
  for (let repetition = 0; ; repetition++) {
    try {
      return await runOnce(store, work)
    } catch (error) {
      if (!isDeadlock(error) || repetition === REPETITIONS_MAX) throw error
    }
  }
}

async function runOnce<T>(store: Store, work: (tx: Tx) => T | Promise<T>): Promise<T> {
  let hasNews = false
  const wakePublisherAfterCommit = () => {
    hasNews = true
  }
  const result = await store.db.transaction().execute(async (db) => {
    const steps: (() => Promise<void>)[] = []
    const beforeCommit = (step: () => Promise<void>) => void steps.push(step)
    const tx = {
      db,
      jobs: store.jobs,
      wakePublisherAfterCommit,
      unrecordedPostings: [] as string[],
      beforeCommit,
    } as Tx
    const done = await work(tx)
    if (tx.unrecordedPostings.length > 0) throw new Error('money was moved, but no audit entry names the posting')
    for (const step of steps) await step()
    return done
  })
  if (hasNews) store.wakePublisher()
  return result
}
