import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../../audit/record-audit.ts'
import { notify } from '../../notifications/notify.ts'
import type { Db } from '../../platform/database/db.ts'
import { type Store, transaction } from '../../platform/database/transaction.ts'
import { unlinkByNewPassword } from '../../telegram/unlink-telegram.ts'
import {
  dropMailLinks,
  findMailLink,
  findPerson,
  insertPassword,
  markEmailVerified,
  type PersonRow,
  takeMailLink,
} from '../accounts.queries.ts'
import { hashToken } from '../mail-link.ts'
import { deleteSessions } from '../sign-in/sessions.queries.ts'
import { preparePassword, refusePassword } from './passwords.ts'

/** The person whose password a link may set, until the link expires. */
export async function findPersonByResetToken(db: Db, token: string): Promise<PersonRow> {
  const personId = await findMailLink(db, hashToken(token), 'reset_password')
  const person = personId ? await findPerson(db, personId) : undefined
  if (!person || person.closed_at) throw new Refusal('link_invalid')
  return person
}

export type ResetPassword = { readonly token: string; readonly password: string }

/** Sets a new password with a mailed link, and returns whose. The same transaction deletes the link, so it works once. */
export async function resetPassword(store: Store, { token, password }: ResetPassword): Promise<string> {
  const person = await findPersonByResetToken(store.db, token)
  const known = [person.full_name, person.username, person.email, person.phone]
  const weak = refusePassword({ password, role: person.role, known })
  if (weak) throw new Refusal(weak)
  const stored = await preparePassword(password)

  return transaction(store, async (tx) => {
    const personId = await takeMailLink(tx, hashToken(token), 'reset_password')
    if (!personId) throw new Refusal('link_invalid')
    await insertPassword(tx, personId, stored)
    // Following the link proves access to the mailbox, so the address counts as verified.
    await markEmailVerified(tx, personId)
    await dropMailLinks(tx, personId)
    await deleteSessions(tx, personId)
    await notify(tx, personId, { kind: 'password_changed', facts: {} })
    await unlinkByNewPassword(tx, personId)
    recordAudit(tx, { actor: personId, action: 'password_reset', subject: personId, details: {} })
    return personId
  })
}
