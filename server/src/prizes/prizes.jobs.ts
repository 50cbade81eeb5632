import { type Worker, workOn } from '../jobs/work.ts'
import { purgeInRounds } from '../platform/database/purge-in-rounds.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { expirePrizes } from './expire-prizes.ts'
import { erasePrizeAccounts } from './payouts.queries.ts'

const PRIZES_PER_ROUND = 100

export async function workOnPrizes(store: Store, worker: Worker): Promise<void> {
  await workOn(worker, 'erase-prize-accounts', ({ personId }) =>
    transaction(store, (tx) => erasePrizeAccounts(tx, personId)),
  )

  await workOn(worker, 'expire-prizes', async () => {
    const count = await purgeInRounds(store, expirePrizes, PRIZES_PER_ROUND)
    worker.log.info({ count }, 'set aside prizes that were not claimed')
  })
}
