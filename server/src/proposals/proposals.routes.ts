import { changeRole, lockPerson, unlockPerson } from '@edil/contract/people'
import {
  confirmProposal as confirmProposalEndpoint,
  listProposals,
  stopProposal as stopProposalEndpoint,
} from '@edil/contract/proposals'
import { setReceivingAccount } from '@edil/contract/review'
import type { FastifyInstance } from 'fastify'
import { listAccounts } from '../payments/receiving-accounts.queries.ts'
import { type Store, type Tx, transaction } from '../platform/database/transaction.ts'
import { mount } from '../platform/http/mount.ts'
import { confirmProposal, stopProposal } from './decide-proposal.ts'
import { listWaiting, type ProposedChange } from './proposals.queries.ts'
import { proposeChange } from './propose-change.ts'

export function proposalsRoutes(app: FastifyInstance, { store }: { store: Store }): void {
  const { db } = store

  const propose = (change: ProposedChange, adminId: string) =>
    transaction(store, (tx) => proposeChange(tx, change, adminId))

  mount(app, setReceivingAccount, async ({ params: { method }, body, caller }) => {
    const { isWaiting } = await propose({ kind: 'receiving_account', method, ...body }, caller.personId)
    return { accounts: await listAccounts(db), isWaiting }
  })

  mount(app, changeRole, ({ params: { personId }, body: { role }, caller }) =>
    propose({ kind: 'role', personId, role }, caller.personId),
  )

  mount(app, lockPerson, ({ params: { personId }, body: { reason }, caller }) =>
    propose({ kind: 'lock', personId, reason }, caller.personId),
  )

  mount(app, unlockPerson, ({ params: { personId }, caller }) => propose({ kind: 'unlock', personId }, caller.personId))

  mount(app, listProposals, async () => ({ proposals: await listWaiting(db) }))

  async function decide(work: (tx: Tx) => Promise<void>) {
    await transaction(store, work)
    return { proposals: await listWaiting(db) }
  }

  mount(app, confirmProposalEndpoint, ({ params: { proposalId }, caller: { personId: adminId } }) =>
    decide((tx) => confirmProposal(tx, { proposalId, adminId })),
  )

  mount(app, stopProposalEndpoint, ({ params: { proposalId }, caller: { personId: adminId } }) =>
    decide((tx) => stopProposal(tx, { proposalId, adminId })),
  )
}
