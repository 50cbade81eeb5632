import { createHmac } from 'node:crypto'
import { addisDate } from '@edil/domain/addis-time'
import { type Day, isOldEnough } from '@edil/domain/people'
import type { Phone } from '@edil/domain/phone'
import { Refusal } from '@edil/domain/refusal'
import { readDatabaseTime } from '../platform/clock.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { hasAgeRefusal, insertAgeRefusals } from './age-refusals.queries.ts'

/** What decides whether someone is old enough. The key is for `age_refusals` only. */
export type AgeRule = { readonly minimumAge: number; readonly key: Buffer }

export type GivenAge = { readonly bornOn: Day; readonly email: string; readonly phone: Phone }

/**
 * Someone who was too young is refused for a day by email and phone number: otherwise they could try dates of birth until
 * one is accepted. Call it before the transaction of the account, which a refusal rolls back.
 */
export async function refuseTooYoung(store: Store, { minimumAge, key }: AgeRule, given: GivenAge): Promise<void> {
  const keyHashes = [given.email, given.phone].map((text) => createHmac('sha256', key).update(text).digest())
  const isTooYoung = !isOldEnough(given.bornOn, addisDate(await readDatabaseTime(store.db)), minimumAge)
  if (isTooYoung) await transaction(store, (tx) => insertAgeRefusals(tx, keyHashes))
  if (isTooYoung || (await hasAgeRefusal(store.db, keyHashes))) throw new Refusal('too_young')
}
