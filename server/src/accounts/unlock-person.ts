import { recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { lockRowToLock } from './lock-person.ts'
import { markLocked } from './people.queries.ts'

export type UnlockPerson = { readonly personId: string; readonly adminId: string }

/** An admin is unlocked by a proposal, as they are locked by one. */
export async function unlockPerson(tx: Tx, { personId, adminId }: UnlockPerson): Promise<void> {
  const person = await lockRowToLock(tx, personId, adminId)
  if (!person.locked_at) return
  await markLocked(tx, personId, null)
  recordAudit(tx, { actor: adminId, action: 'person_unlocked', subject: personId, details: {} })
}
