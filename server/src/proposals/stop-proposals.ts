import { recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { markProposal } from './proposals.queries.ts'

/** Stops waiting proposals, which the caller has locked. `adminId` is null when no admin stopped them: the change was impossible. */
export async function stopProposals(tx: Tx, proposalIds: readonly string[], adminId: string | null): Promise<void> {
  for (const proposalId of proposalIds) {
    await markProposal(tx, proposalId, adminId, false)
    recordAudit(tx, { actor: adminId ?? 'system', action: 'proposal_stopped', subject: proposalId })
  }
}
