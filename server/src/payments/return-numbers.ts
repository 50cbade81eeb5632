import { releaseNumbers } from '../boards/payment-numbers.queries.ts'
import { recordMoneyChange } from '../live/record-event.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { lockPayableGame } from './payable-game.queries.ts'
import { isOverdueOfNewPlayer, listOverdueOfNewPlayers, lockPayment, moveNumbersToWanted } from './payments.queries.ts'

/**
 * Puts the numbers of new players whose payments have waited for hours back on sale: junk payments would keep boards closed. The
 * payments stay in the queue. After the approval the player chooses numbers, these ones first, as after a late approval. Returns how
 * many payments lost their numbers. One that fails does not stop the others.
 */
export async function returnOverdueNumbers(store: Store, paymentsMax: number): Promise<number> {
  let returned = 0
  const failures: unknown[] = []
  for (const { id, gameId } of await listOverdueOfNewPlayers(store.db, paymentsMax)) {
    await transaction(store, async (tx) => {
      await lockPayableGame(tx, gameId)
      const payment = await lockPayment(tx, id)
      // It may have been decided meanwhile, or another payment of this player was approved.
      if (!payment || !(await isOverdueOfNewPlayer(tx, id))) return
      await releaseNumbers(tx, payment)
      await moveNumbersToWanted(tx, id, payment.numbers)
      await recordMoneyChange(tx, payment.person_id)
      returned += 1
    }).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `the numbers of ${failures.length} payments were not returned`)
  return returned
}
