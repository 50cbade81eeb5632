import { Refusal } from '@edil/domain/refusal'
import { changeRole, lockRowToChangeRole } from '../accounts/change-role.ts'
import { lockPerson, lockRowToLock } from '../accounts/lock-person.ts'
import { deleteSessions } from '../accounts/sign-in/sessions.queries.ts'
import { unlockPerson } from '../accounts/unlock-person.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { notifyAll } from '../notifications/notify.ts'
import { isAccountOfMethod } from '../payments/receiving-accounts.queries.ts'
import { refuseIncompleteAccount, setReceivingAccount } from '../payments/set-receiving-account.ts'
import type { Tx } from '../platform/database/transaction.ts'
import {
  hasPayments,
  insertProposal,
  listAdmins,
  lockActiveAdmin,
  lockSameProposals,
  type ProposedChange,
} from './proposals.queries.ts'
import { stopProposals } from './stop-proposals.ts'

/** Whether the change waits for another admin, or was made at once. */
export type Proposed = { readonly isWaiting: boolean }

/**
 * An admin changes a receiving account, gives a role, locks or unlocks a person. A change that could redirect income, or that is
 * about an admin, waits: one admin whose session was stolen cannot make it alone. All admins get an email.
 */
export async function proposeChange(tx: Tx, change: ProposedChange, adminId: string): Promise<Proposed> {
  await refuseFormerAdmin(tx, adminId)
  if (!(await mustWait(tx, change, adminId))) {
    await applyChange(tx, change, adminId)
    return { isWaiting: false }
  }
  await stopProposals(tx, await lockSameProposals(tx, change), adminId)
  const proposalId = await insertProposal(tx, change, adminId)
  // An admin whose session was stolen logs in again; the thief cannot.
  if (change.kind === 'lock') await deleteSessions(tx, change.personId)
  const admins = (await listAdmins(tx.db)).map(({ id }) => id)
  await notifyAll(tx, admins, { kind: 'change_proposed', facts: { proposalId }, cause: proposalId })
  recordAudit(tx, { actor: adminId, action: 'change_proposed', subject: proposalId, details: change })
  return { isWaiting: true }
}

/** The role was checked before the transaction, and another admin may have taken it since. */
export async function refuseFormerAdmin(tx: Tx, adminId: string): Promise<void> {
  if (!(await lockActiveAdmin(tx, adminId))) throw new Refusal('not_allowed')
}

export async function applyChange(tx: Tx, change: ProposedChange, adminId: string): Promise<void> {
  if (change.kind === 'receiving_account') {
    const { kind: _, ...account } = change
    return setReceivingAccount(tx, { ...account, changedBy: adminId })
  }
  if (change.kind === 'role') await changeRole(tx, { ...change, adminId })
  else if (change.kind === 'lock') await lockPerson(tx, { ...change, adminId })
  else await unlockPerson(tx, { ...change, adminId })
}

async function mustWait(tx: Tx, change: ProposedChange, adminId: string): Promise<boolean> {
  if (change.kind === 'receiving_account') {
    refuseIncompleteAccount(change)
    // Closing a method redirects nothing.
    return change.accountNumber !== '' && (await hasPayments(tx)) && !(await isAccountOfMethod(tx, change))
  }
  if (change.kind === 'role') {
    const { role } = await lockRowToChangeRole(tx, { ...change, adminId })
    return role !== change.role && (role === 'admin' || change.role === 'admin')
  }
  const { role, locked_at } = await lockRowToLock(tx, change.personId, adminId)
  return role === 'admin' && (locked_at === null) === (change.kind === 'lock')
}
