import type { accountChange, completion } from '@edil/contract/accounts'
import { isReservedUsername } from '@edil/domain/people'
import { asPhone } from '@edil/domain/phone'
import { Refusal } from '@edil/domain/refusal'
import type { output } from 'zod/mini'
import { recordAudit } from '../audit/record-audit.ts'
import { notify } from '../notifications/notify.ts'
import { type Store, type Tx, transaction } from '../platform/database/transaction.ts'
import { violatedKey } from '../platform/database/unique.ts'
import type { Limits } from '../platform/http/limits.ts'
import { unlinkByNewPhone } from '../telegram/unlink-telegram.ts'
import { findPerson, lockPersonRow, type PersonRow, updateAccount, updateCompletion } from './accounts.queries.ts'
import { checkPassword } from './passwords/change-password.ts'
import { type AgeRule, refuseTooYoung } from './refuse-too-young.ts'

export type ChangeAccount = {
  readonly personId: string
  readonly change: output<typeof accountChange>
  /** Needed for a new phone number only. */
  readonly password: string | undefined
}

/**
 * A new phone number needs the password, so that an unlocked phone is not enough to take over the login or the refunds. The
 * owner gets a mail about it.
 */
export async function changeAccount(
  store: Store,
  limits: Limits,
  { personId, change, password }: ChangeAccount,
): Promise<void> {
  const phone = asPhone(change.phone)
  if (!phone) throw new Refusal('request_invalid')
  // Outside of the transaction, because hashing takes long.
  const before = await findPerson(store.db, personId)
  if (!before?.username) throw new Refusal('profile_incomplete')
  const isProved = before.phone !== phone
  if (isProved) {
    await limits.take('phone_change', personId)
    await checkPassword(store.db, limits, personId, password)
  }
  await mapUniqueViolation(() =>
    transaction(store, async (tx) => {
      const person = await personToChange(tx, personId)
      refuseReserved(person, change.username)
      if (person.phone !== phone) {
        if (!isProved) throw new Refusal('password_wrong')
        await notify(tx, personId, { kind: 'phone_changed', facts: {} })
        await unlinkByNewPhone(tx, personId)
      }
      await updateAccount(tx, personId, { ...change, phone })
      const details = { fields: changedFields(person, { ...change, phone }) }
      recordAudit(tx, { actor: personId, action: 'account_changed', subject: personId, details })
    }),
  )
}

export type CompleteAccount = {
  readonly personId: string
  readonly completion: output<typeof completion>
  readonly age: AgeRule
  readonly now: Date
}

/** Completes an account created by Google or Facebook, once. */
export async function completeAccount(store: Store, given: CompleteAccount): Promise<void> {
  const { personId, completion, age, now } = given
  const phone = asPhone(completion.phone)
  if (!phone) throw new Refusal('request_invalid')
  const { email } = (await findPerson(store.db, personId)) ?? {}
  if (!email) throw new Refusal('login_required')
  await refuseTooYoung(store, age, { bornOn: completion.bornOn, email, phone })
  await mapUniqueViolation(() =>
    transaction(store, async (tx) => {
      const person = await personToChange(tx, personId)
      if (person.username) return
      refuseReserved(person, completion.username)
      await updateCompletion(tx, personId, { ...completion, phone, now })
      recordAudit(tx, { actor: personId, action: 'account_completed', subject: personId, details: {} })
    }),
  )
}

async function personToChange(tx: Tx, personId: string): Promise<PersonRow> {
  const person = await lockPersonRow(tx, personId)
  if (!person || person.closed_at) throw new Refusal('login_required')
  return person
}

function refuseReserved(person: PersonRow, username: string): void {
  if (person.role === 'player' && isReservedUsername(username)) throw new Refusal('username_taken')
}

async function mapUniqueViolation(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const key = violatedKey(error)
    if (key === 'people_username') throw new Refusal('username_taken')
    if (key === 'people_phone_key') throw new Refusal('phone_taken')
    throw error
  }
}

/** Records the names of the changed fields only: the audit log is permanent, and personal data must be erasable. */
function changedFields(person: PersonRow, change: output<typeof accountChange>): string[] {
  const before: Record<keyof typeof change, unknown> = {
    fullName: person.full_name,
    username: person.username,
    phone: person.phone,
    language: person.language,
    calendar: person.calendar,
    showsName: person.shows_name,
  }
  return Object.entries(change)
    .filter(([field, value]) => before[field as keyof typeof change] !== value)
    .map(([field]) => field)
}
