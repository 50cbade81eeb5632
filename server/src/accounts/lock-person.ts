import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../platform/transaction.ts'
import { lockPersonRow } from './accounts.queries.ts'
import { markLocked } from './people.queries.ts'
import { deleteSessions } from './sign-in/sessions.queries.ts'

export type LockPerson = { readonly personId: string; readonly adminId: string; readonly reason: string }

export async function lockPerson(tx: Tx, { personId, adminId, reason }: LockPerson): Promise<void> {
  if (personId === adminId) throw new Refusal('not_allowed')
  const person = await lockPersonRow(tx, personId)
  if (!person || person.closed_at) throw new Refusal('person_not_found')
  if (person.locked_at) return
  await markLocked(tx, personId, reason)
  await deleteSessions(tx, personId)
  await recordAudit(tx, { actor: adminId, action: 'person_locked', subject: personId, details: { reason } })
}
