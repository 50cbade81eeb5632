import { ALARMS, type Alarm } from '@edil/domain/alarms'
import { type Store, transaction } from '../platform/transaction.ts'
import { type AlarmFacts, readAlarms, readFaultsOfBooks } from './alarm-facts.queries.ts'
import { endAlarms, startAlarm } from './operator-messages.queries.ts'

const EACH_MINUTE = ALARMS.filter((kind) => kind !== 'books_wrong')

/** Starts alarms whose cause has come, and ends those whose cause is over. */
export async function raiseAlarms(store: Store): Promise<void> {
  await update(store, EACH_MINUTE, await readAlarms(store.db))
}

export async function checkBooksForAlarm(store: Store): Promise<void> {
  const facts = await readFaultsOfBooks(store.db)
  await update(store, ['books_wrong'], new Map(facts ? [['books_wrong', facts]] : []))
}

async function update(store: Store, looked: readonly Alarm[], found: ReadonlyMap<Alarm, AlarmFacts>): Promise<void> {
  await transaction(store, async (tx) => {
    await endAlarms(
      tx,
      looked.filter((kind) => !found.has(kind)),
    )
    for (const [kind, facts] of found) await startAlarm(tx, kind, facts)
  })
}
