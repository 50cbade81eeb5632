import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { lockPersonRow, type PersonRow } from './accounts.queries.ts'
import { markLocked } from './people.queries.ts'
import { deleteSessions } from './sign-in/sessions.queries.ts'

export type LockPerson = { readonly personId: string; readonly adminId: string; readonly reason: string }

/** An admin is locked by a proposal (proposals/propose-change.ts), everyone else at once. */
export async function lockPerson(tx: Tx, { personId, adminId, reason }: LockPerson): Promise<void> {
  const person = await lockRowToLock(tx, personId, adminId)
  if (person.locked_at) return
  await markLocked(tx, personId, reason)
  await deleteSessions(tx, personId)
  recordAudit(tx, { actor: adminId, action: 'person_locked', subject: personId, details: { reason } })
}

/** The row of a person whom this admin may lock: of another person, with an open account. */
export async function lockRowToLock(tx: Tx, personId: string, adminId: string): Promise<PersonRow> {
  if (personId === adminId) throw new Refusal('not_allowed')
  const person = await lockPersonRow(tx, personId)
  if (!person || person.closed_at) throw new Refusal('person_not_found')
  return person
}
