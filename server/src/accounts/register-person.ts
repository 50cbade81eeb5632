import type { Registration } from '@edil/contract/accounts'
import { isReservedUsername } from '@edil/domain/people'
import { asPhone } from '@edil/domain/phone'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { type Store, type Tx, transaction } from '../platform/database/transaction.ts'
import { violatedKey } from '../platform/database/unique.ts'
import { deleteUnverifiedPerson, findPersonByEmail, insertPassword, insertPerson } from './accounts.queries.ts'
import { preparePassword, refusePassword } from './passwords/passwords.ts'
import { type AgeRule, refuseTooYoung } from './refuse-too-young.ts'

export type RegisterPerson = {
  readonly registration: Registration
  readonly age: AgeRule
  readonly now: Date
}

/**
 * Creates an account. A registration replaces an earlier one with the same address that was never verified, and ends the
 * links sent for it: otherwise someone could register an address first, with their own password, and its owner would
 * verify that account for them.
 *
 * The unique keys decide when two registrations use the same phone number or username, and when the address has a verified
 * account. The response does not reveal that an address or phone number has an account; a mail to its owner does. Returns
 * the id of the new person, or `undefined` when no account was created.
 */
export async function registerPerson(
  store: Store,
  { registration, age, now }: RegisterPerson,
): Promise<string | undefined> {
  const { fullName, username, email, bornOn, language, to } = registration
  const phone = asPhone(registration.phone)
  if (!phone) throw new Refusal('request_invalid')
  await refuseTooYoung(store, age, { bornOn, email, phone })
  if (isReservedUsername(username)) throw new Refusal('username_taken')
  const weak = refusePassword({
    password: registration.password,
    role: 'player',
    known: [fullName, username, email, phone],
  })
  if (weak) throw new Refusal(weak)
  const stored = await preparePassword(registration.password)

  try {
    return await transaction(store, async (tx) => {
      const replaced = await deleteUnverifiedPerson(tx, email)
      const personId = await insertPerson(tx, { fullName, username, email, phone, bornOn, language, now })
      await insertPassword(tx, personId, stored)
      await enqueue(tx, 'send-account-mail', { kind: 'verification', personId, ...(to ? { to } : {}) })
      const details = { language, ...(replaced ? { replaced } : {}) }
      recordAudit(tx, { actor: personId, action: 'account_registered', subject: personId, details })
      return personId
    })
  } catch (error) {
    const key = violatedKey(error)
    if (key === 'people_username') throw new Refusal('username_taken')
    if (key === 'people_email_key') await transaction(store, (tx) => notifyOwner(tx, email))
    else if (key === 'people_phone_key')
      await transaction(store, (tx) =>
        enqueue(tx, 'send-account-mail', { kind: 'phone_taken', email, fullName, language }),
      )
    else throw error
    return undefined
  }
}

/** The owner of a verified address that someone registers again. */
export async function notifyOwner(tx: Tx, email: string): Promise<void> {
  const owner = await findPersonByEmail(tx.db, email)
  if (!owner?.email_verified) return
  await enqueue(tx, 'send-account-mail', { kind: 'already_registered', personId: owner.id })
}
