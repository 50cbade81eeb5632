import { isStaff } from '@edil/domain/people'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { eraseNotifications } from '../notifications/notifications.queries.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import type { Limits } from '../platform/http/limits.ts'
import type { SignedIn } from '../platform/http/mount.ts'
import { eraseTelegram } from '../telegram/unlink-telegram.ts'
import { anonymisePerson, findPasswordHash, hasOpenObligations, lockPersonRow } from './accounts.queries.ts'
import { checkPassword } from './passwords/change-password.ts'

export type CloseAccount = {
  readonly caller: SignedIn
  readonly password: string | undefined
  readonly username: string
}

/**
 * Closes the caller's own account for good. The id stays, because payments, tickets and draws refer to it; the account's
 * personal data are deleted here, payer names and screenshots by the job erase-payer.
 */
export async function closeAccount(store: Store, limits: Limits, closing: CloseAccount): Promise<void> {
  const { caller, password, username } = closing
  const { personId } = caller
  // Staff must first have their role removed by a colleague.
  if (isStaff(caller.role)) throw new Refusal('not_allowed')
  if (await findPasswordHash(store.db, personId)) await checkPassword(store.db, limits, personId, password)

  await transaction(store, async (tx) => {
    const person = await lockPersonRow(tx, personId)
    if (!person || person.closed_at) throw new Refusal('login_required')
    if ((person.username ?? '').toLowerCase() !== username.toLowerCase()) throw new Refusal('request_invalid')
    if (await hasOpenObligations(tx, personId)) throw new Refusal('account_in_use')
    const { email, full_name: fullName, language } = person
    await anonymisePerson(tx, personId)
    await eraseNotifications(tx, personId)
    await eraseTelegram(tx, personId)
    await enqueue(tx, 'erase-payer', { personId })
    await enqueue(tx, 'erase-prize-accounts', { personId })
    await enqueue(tx, 'send-account-mail', { kind: 'account_closed', email, fullName, language })
    recordAudit(tx, { actor: personId, action: 'account_closed', subject: personId, details: {} })
  })
}
