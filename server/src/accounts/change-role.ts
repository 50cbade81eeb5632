import type { Role } from '@edil/domain/people'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../platform/transaction.ts'
import { lockPersonRow } from './accounts.queries.ts'
import { refuseUnpreparedForStaff } from './may-become-staff.ts'
import { setRole } from './people.queries.ts'
import { deleteSessions } from './sign-in/sessions.queries.ts'

export type ChangeRole = { readonly personId: string; readonly adminId: string; readonly role: Role }

/**
 * People cannot change their own role, so at least one admin remains. The person's sessions end, so the new role
 * applies at once.
 */
export async function changeRole(tx: Tx, { personId, adminId, role }: ChangeRole): Promise<void> {
  if (personId === adminId) throw new Refusal('not_allowed')
  const person = await lockPersonRow(tx, personId)
  if (!person || person.closed_at || !person.email_verified) throw new Refusal('person_not_found')
  if (person.role === role) return
  await refuseUnpreparedForStaff(tx, person, role)
  await setRole(tx, personId, role)
  await deleteSessions(tx, personId)
  const details = { from: person.role, to: role }
  await recordAudit(tx, { actor: adminId, action: 'role_changed', subject: personId, details })
}
