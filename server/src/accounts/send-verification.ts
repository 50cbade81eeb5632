import { recordAudit } from '../audit/record-audit.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { violatedKey } from '../platform/database/unique.ts'
import { deleteUnverifiedPerson, dropMailLinks, lockPersonRow, updateUnverifiedEmail } from './accounts.queries.ts'
import { notifyOwner } from './register-person.ts'

export type SendVerification = {
  readonly personId: string
  /** The address that the player typed, perhaps a corrected one. */
  readonly email: string
  readonly to?: string | undefined
}

/**
 * Emails the verification link again. A corrected address replaces the first one and ends the links sent to it; an account
 * with that address that was never verified is replaced, as at registration. An address that has a verified account gets a
 * mail instead, and the response is the same.
 */
export async function sendVerification(store: Store, { personId, email, to }: SendVerification): Promise<void> {
  try {
    await transaction(store, async (tx) => {
      const person = await lockPersonRow(tx, personId)
      if (!person || person.email_verified || person.closed_at) return
      if (person.email !== email) {
        await deleteUnverifiedPerson(tx, email)
        await updateUnverifiedEmail(tx, personId, email)
        await dropMailLinks(tx, personId)
        recordAudit(tx, {
          actor: personId,
          action: 'account_changed',
          subject: personId,
          details: { email: true },
        })
      }
      await enqueue(tx, 'send-account-mail', { kind: 'verification', personId, ...(to ? { to } : {}) })
    })
  } catch (error) {
    if (violatedKey(error) !== 'people_email_key') throw error
    await transaction(store, (tx) => notifyOwner(tx, email))
  }
}
