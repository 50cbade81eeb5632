import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { type Store, type Tx, transaction } from '../platform/database/transaction.ts'
import {
  changeOf,
  lockProposal,
  lockProposalsOf,
  markProposal,
  type ProposalRow,
  type ProposedChange,
} from './proposals.queries.ts'
import { applyChange, refuseFormerAdmin } from './propose-change.ts'
import { stopProposals } from './stop-proposals.ts'

export type DecideProposal = { readonly proposalId: string; readonly adminId: string }

/** The second of two admins makes the change. */
export async function confirmProposal(tx: Tx, { proposalId, adminId }: DecideProposal): Promise<void> {
  await refuseFormerAdmin(tx, adminId)
  const proposal = await lockWaiting(tx, proposalId)
  if (proposal.person_id === adminId) throw new Refusal('not_allowed')
  if (proposal.proposed_by === adminId) throw new Refusal('second_person_confirms')
  await apply(tx, proposal, adminId)
}

/**
 * No admin has stopped the change for a day: it takes effect. One that has become impossible is stopped, for example because the
 * person who was to become an admin has bought a ticket. Does nothing when it was decided meanwhile.
 */
export async function applyDueProposal(store: Store, proposalId: string): Promise<void> {
  const decide = (work: (tx: Tx, proposal: ProposalRow) => Promise<void>) =>
    transaction(store, async (tx) => {
      const proposal = await lockProposal(tx, proposalId)
      if (proposal) await work(tx, proposal)
    })
  try {
    await decide((tx, proposal) => apply(tx, proposal, null))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await decide((tx) => stopProposals(tx, [proposalId], null))
  }
}

/** Any admin: also the one who proposed it, and the one who would lose the role. */
export async function stopProposal(tx: Tx, { proposalId, adminId }: DecideProposal): Promise<void> {
  await refuseFormerAdmin(tx, adminId)
  await lockWaiting(tx, proposalId)
  await stopProposals(tx, [proposalId], adminId)
}

async function lockWaiting(tx: Tx, proposalId: string): Promise<ProposalRow> {
  const proposal = await lockProposal(tx, proposalId)
  if (!proposal) throw new Refusal('proposal_not_found')
  return proposal
}

async function apply(tx: Tx, proposal: ProposalRow, adminId: string | null): Promise<void> {
  // First the decision: the database accepts the change only after it.
  await markProposal(tx, proposal.id, adminId, true)
  recordAudit(tx, { actor: adminId ?? 'system', action: 'proposal_applied', subject: proposal.id })
  const change = changeOf(proposal)
  await applyChange(tx, change, proposal.proposed_by)
  const removed = removedAdmin(change)
  // The proposals of an admin who turned out to be a thief must not take effect by time.
  if (removed) await stopProposals(tx, await lockProposalsOf(tx, removed), adminId)
}

function removedAdmin(change: ProposedChange): string | undefined {
  if (change.kind === 'lock' || (change.kind === 'role' && change.role !== 'admin')) return change.personId
  return undefined
}
