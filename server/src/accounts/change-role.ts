import { isStaff, type Role } from '@edil/domain/people'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { hasOpenObligations, lockPersonRow, type PersonRow } from './accounts.queries.ts'
import { refuseUnpreparedForStaff } from './may-become-staff.ts'
import { setRole } from './people.queries.ts'
import { deleteSessions } from './sign-in/sessions.queries.ts'

export type ChangeRole = { readonly personId: string; readonly adminId: string; readonly role: Role }

/** The person's sessions end, so the new role applies at once. To make or remove an admin: proposals/propose-change.ts. */
export async function changeRole(tx: Tx, change: ChangeRole): Promise<void> {
  const { personId, adminId, role } = change
  const person = await lockRowToChangeRole(tx, change)
  if (person.role === role) return
  await setRole(tx, personId, role)
  await deleteSessions(tx, personId)
  const details = { from: person.role, to: role }
  recordAudit(tx, { actor: adminId, action: 'role_changed', subject: personId, details })
}

/**
 * The row of a person who may get this role. People cannot change their own role, so at least one admin remains. Staff do not play,
 * so what the person has started as a player ends first.
 */
export async function lockRowToChangeRole(tx: Tx, { personId, adminId, role }: ChangeRole): Promise<PersonRow> {
  if (personId === adminId) throw new Refusal('not_allowed')
  const person = await lockPersonRow(tx, personId)
  if (!person || person.closed_at || !person.email_verified) throw new Refusal('person_not_found')
  if (isStaff(role) && !isStaff(person.role) && (await hasOpenObligations(tx, personId))) {
    throw new Refusal('person_plays')
  }
  if (role !== person.role) await refuseUnpreparedForStaff(tx, person, role)
  return person
}
