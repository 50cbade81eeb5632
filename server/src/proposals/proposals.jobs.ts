import { type Worker, workOn } from '../jobs/work.ts'
import type { Store } from '../platform/database/transaction.ts'
import { applyDueProposal } from './decide-proposal.ts'
import { listDueProposals } from './proposals.queries.ts'

export async function workOnProposals(store: Store, worker: Worker): Promise<void> {
  await workOn(worker, 'apply-proposals', async () => {
    for (const proposalId of await listDueProposals(store.db)) {
      // One that fails must not keep the others from taking effect; the next run tries it again.
      await applyDueProposal(store, proposalId).catch((error: unknown) =>
        worker.log.error({ err: error, proposalId }, 'a proposal could not be applied'),
      )
    }
  })
}
