import { type Worker, workOn } from '../jobs/work.ts'
import { purgeInRounds } from '../platform/database/purge-in-rounds.ts'
import type { Store } from '../platform/database/transaction.ts'
import { purgeLinkCodes } from './link-codes.queries.ts'
import { purgeReplies } from './replies.queries.ts'
import { purgeUpdates } from './updates.queries.ts'

export async function workOnTelegram(store: Store, worker: Worker): Promise<void> {
  await workOn(worker, 'purge-telegram', async () => {
    // Answers too: without a bot no sender drops them.
    for (const purge of [purgeLinkCodes, purgeReplies, purgeUpdates]) await purgeInRounds(store, purge)
  })
}
