import { recordAudit } from '../../audit/record-audit.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type Store, transaction } from '../../platform/database/transaction.ts'
import { deleteUnverifiedPerson, PASSWORD_PROVIDER } from '../accounts.queries.ts'
import type { AuthOptions } from './auth.ts'
import { recordSignIn } from './log-in.ts'

/** What we do when the library signs someone in by Google or Facebook. */
export function signInHooks(store: Store): AuthOptions['on'] {
  return {
    // The person who registered the address with a password has not shown that it is theirs.
    async mailboxProved(email) {
      await transaction(store, (tx) => deleteUnverifiedPerson(tx, email))
    },
    async socialLinked(personId, provider) {
      if (provider === PASSWORD_PROVIDER) return
      await transaction(store, (tx) =>
        recordAudit(tx, { actor: personId, action: 'social_linked', subject: personId, details: { provider } }),
      )
    },
    socialSignIn: (personId) => recordSignIn(store, personId, 'social'),
    async mustVerify(personId) {
      await transaction(store, (tx) => enqueue(tx, 'send-account-mail', { kind: 'verification', personId }))
    },
  }
}
