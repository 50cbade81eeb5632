import { isStaff } from '@edil/domain/people'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../../audit/record-audit.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { lockPersonRow } from '../accounts.queries.ts'

export type StartPasswordReset = { readonly personId: string; readonly staffId: string }

/** Mails a player a reset link. Staff request their own. */
export async function startPasswordReset(tx: Tx, { personId, staffId }: StartPasswordReset): Promise<void> {
  const person = await lockPersonRow(tx, personId)
  if (!person || person.closed_at) throw new Refusal('person_not_found')
  if (isStaff(person.role)) throw new Refusal('not_allowed')
  await enqueue(tx, 'send-account-mail', { kind: 'password_reset', email: person.email, startedByStaff: true })
  recordAudit(tx, { actor: staffId, action: 'password_reset_started', subject: personId, details: {} })
}
