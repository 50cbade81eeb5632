import { ALARMS, type Alarm, REPEATED_AFTER_MINUTES } from '@edil/domain/alarms'
import type { Logger } from 'pino'
import { checkBooks } from '../ledger/check-books.ts'
import type { Db } from '../platform/database/db.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { type AlarmFacts, readAlarms } from './alarm-facts.queries.ts'
import { endAlarms, type LastingAlarm, listLastingAlarms, startAlarm } from './operator-messages.queries.ts'

const EACH_MINUTE = ALARMS.filter((kind) => kind !== 'books_wrong')

/** Starts alarms whose cause has come, ends those whose cause is over, and repeats those that last or have grown. */
export async function raiseAlarms(store: Store): Promise<void> {
  const lasting = await listLastingAlarms(store.db)
  const kinds = lasting.map(({ kind }) => kind)
  await update(store, { checked: EACH_MINUTE, lasting, found: await readAlarms(store.db, kinds) })
}

/** Reads the whole ledger, so it is called less often. */
export async function checkBooksForAlarm(store: Store, log: Pick<Logger, 'error'>): Promise<void> {
  const count = await countFaultsOfBooks(store.db, log)
  const found = new Map<Alarm, AlarmFacts>(count === 0 ? [] : [['books_wrong', { count: count ?? 0, minutes: 0 }]])
  await update(store, { checked: ['books_wrong'], lasting: await listLastingAlarms(store.db), found })
}

/** `undefined` when they could not be checked. */
async function countFaultsOfBooks(db: Db, log: Pick<Logger, 'error'>): Promise<number | undefined> {
  try {
    return (await checkBooks(db)).faults.length
  } catch (error) {
    log.error({ err: error }, 'the books could not be checked')
    return undefined
  }
}

type Findings = {
  /** The kinds that were looked for. */
  readonly checked: readonly Alarm[]
  readonly lasting: readonly LastingAlarm[]
  readonly found: ReadonlyMap<Alarm, AlarmFacts>
}

async function update(store: Store, { checked, lasting, found }: Findings): Promise<void> {
  const over = checked.filter((kind) => !found.has(kind))
  const repeated = lasting.filter((alarm) => mustRepeat(alarm, found.get(alarm.kind))).map(({ kind }) => kind)
  await transaction(store, async (tx) => {
    await endAlarms(tx, over, false)
    await endAlarms(tx, repeated, true)
    for (const [kind, facts] of found) await startAlarm(tx, kind, facts)
  })
}

/** More than twice as many, or the same for long. */
function mustRepeat({ kind, facts, minutes }: LastingAlarm, now: AlarmFacts | undefined): boolean {
  return now !== undefined && (minutes >= REPEATED_AFTER_MINUTES[kind] || now.count > 2 * facts.count + 10)
}
