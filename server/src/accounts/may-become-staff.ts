import { isStaff, type Role } from '@edil/domain/people'
import { Refusal } from '@edil/domain/refusal'
import type { Tx } from '../platform/database/transaction.ts'
import { findPassword, type PersonRow } from './accounts.queries.ts'

/**
 * Two-factor login and a long password come before the role. Otherwise someone who knows a player's short password could
 * sign in after the promotion and set up two-factor login with their own phone.
 */
export async function refuseUnpreparedForStaff(tx: Tx, person: PersonRow, role: Role): Promise<void> {
  if (!isStaff(role)) return
  if (!person.two_factor_enabled) throw new Refusal('person_needs_second_factor')
  const password = await findPassword(tx.db, person.id)
  if (!password?.hasStaffLength) throw new Refusal('person_needs_longer_password')
}
