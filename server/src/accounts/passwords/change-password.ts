import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../../audit/record-audit.ts'
import { notify } from '../../notifications/notify.ts'
import type { Db } from '../../platform/database/db.ts'
import { type Store, transaction } from '../../platform/database/transaction.ts'
import type { Limits } from '../../platform/http/limits.ts'
import type { SignedIn } from '../../platform/http/mount.ts'
import { unlinkByNewPassword } from '../../telegram/unlink-telegram.ts'
import { dropMailLinks, findPasswordHash, findPerson, insertPassword } from '../accounts.queries.ts'
import { deleteSessions } from '../sign-in/sessions.queries.ts'
import { isPasswordOf, preparePassword, refusePassword } from './passwords.ts'

export type ChangePassword = {
  readonly caller: SignedIn
  readonly currentPassword: string
  readonly password: string
}

/** Requires the current password, so that an unlocked phone is not enough to take over an account. */
export async function changePassword(
  store: Store,
  limits: Limits,
  { caller, currentPassword, password }: ChangePassword,
): Promise<void> {
  const { personId, sessionId } = caller
  await checkPassword(store.db, limits, personId, currentPassword)
  const person = await findPerson(store.db, personId)
  if (!person) throw new Refusal('login_required')
  const known = [person.full_name, person.username, person.email, person.phone]
  const weak = refusePassword({ password, role: person.role, known })
  if (weak) throw new Refusal(weak)
  const stored = await preparePassword(password)

  await transaction(store, async (tx) => {
    await insertPassword(tx, personId, stored)
    await dropMailLinks(tx, personId)
    await deleteSessions(tx, personId, sessionId)
    await notify(tx, personId, { kind: 'password_changed', facts: {} })
    await unlinkByNewPassword(tx, personId)
    recordAudit(tx, { actor: personId, action: 'password_changed', subject: personId, details: {} })
  })
}

/** Checks the current password of a signed-in person. Allows ten wrong attempts an hour, like the login. */
export async function checkPassword(
  db: Db,
  limits: Limits,
  personId: string,
  password: string | undefined,
): Promise<void> {
  const hashed = await findPasswordHash(db, personId)
  if (!hashed) throw new Refusal('password_required')
  if (password === undefined) throw new Refusal('password_wrong')
  await limits.take('password_check', personId)
  if (!(await isPasswordOf(hashed, password))) throw new Refusal('password_wrong')
  await limits.giveBack('password_check', personId)
}
