import { addisDate } from '@edil/domain/addis-time'
import type { Day } from '@edil/domain/people'
import { type Worker, workOn } from '../jobs/work.ts'
import { databaseNow } from '../platform/clock.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { readSummary } from './alarm-facts.queries.ts'
import { insertSummary } from './operator-messages.queries.ts'
import { checkBooksForAlarm, raiseAlarms } from './raise-alarms.ts'

const DAY_MS = 86_400_000

/** Without a group nothing is looked for. */
export async function workOnAlarms(store: Store, worker: Worker & { readonly hasGroup: boolean }): Promise<void> {
  const ifGroup = (work: () => Promise<void>) => async () => {
    if (worker.hasGroup) await work()
  }
  await workOn(
    worker,
    'raise-alarms',
    ifGroup(() => raiseAlarms(store)),
  )
  await workOn(
    worker,
    'check-books',
    ifGroup(() => checkBooksForAlarm(store, worker.log)),
  )
  await workOn(
    worker,
    'summarise-day',
    ifGroup(() => summariseYesterday(store)),
  )
}

export async function summariseYesterday(store: Store): Promise<void> {
  await transaction(store, async (tx) => {
    const yesterday = addisDate(new Date((await databaseNow(tx)).getTime() - DAY_MS)) as Day
    await insertSummary(tx, yesterday, await readSummary(tx.db, yesterday))
  })
}
