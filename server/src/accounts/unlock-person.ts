import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../platform/transaction.ts'
import { lockPersonRow } from './accounts.queries.ts'
import { markLocked } from './people.queries.ts'

export type UnlockPerson = { readonly personId: string; readonly adminId: string }

export async function unlockPerson(tx: Tx, { personId, adminId }: UnlockPerson): Promise<void> {
  const person = await lockPersonRow(tx, personId)
  if (!person || person.closed_at) throw new Refusal('person_not_found')
  if (!person.locked_at) return
  await markLocked(tx, personId, null)
  await recordAudit(tx, { actor: adminId, action: 'person_unlocked', subject: personId, details: {} })
}
