import { type Store, type Tx, transaction } from './transaction.ts'

const ROWS_PER_ROUND = 1_000
const ROUNDS_MAX = 5_000

/**
 * Deletes or erases in rounds, each in its own transaction, until a round finds fewer rows than it may take. So no
 * transaction is long and no run is endless: what one run leaves, the next one takes.
 */
export async function purgeInRounds(
  store: Store,
  purge: (tx: Tx, rowsMax: number) => Promise<number>,
  rowsMax = ROWS_PER_ROUND,
): Promise<number> {
  let total = 0
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const count = await transaction(store, (tx) => purge(tx, rowsMax))
    total += count
    if (count < rowsMax) break
  }
  return total
}
