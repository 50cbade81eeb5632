import { randomBytes, randomInt } from 'node:crypto'
import type { Role } from '@edil/domain/people'
import type { Pool } from 'pg'
import { hashPassword } from '../src/accounts/passwords.ts'

export const PASSWORD = 'injera-w0t-every-day'
const PASSWORD_HASH = await hashPassword(PASSWORD)

export type GivenPerson = {
  readonly id: string
  readonly email: string
  readonly username: string
  readonly phone: string
}

export type PersonDifference = {
  readonly role?: Role
  readonly isVerified?: boolean
  readonly hasPassword?: boolean
  readonly lockedReason?: string
}

/** A verified player with a password; say what is different. */
export async function givenPerson(owner: Pool, different: PersonDifference = {}): Promise<GivenPerson> {
  const name = `p_${randomBytes(5).toString('hex')}`
  const person = {
    email: `${name}@example.com`,
    username: name,
    phone: `+2519${String(randomInt(100_000_000)).padStart(8, '0')}`,
  }
  const { role = 'player', isVerified = true, hasPassword = true, lockedReason = null } = different
  const { rows } = await owner.query<{ id: string }>(
    `insert into people (full_name, email, username, phone, born_on, agreed_to_terms_at, role, email_verified, locked_at,
                         locked_reason)
     values ('Selam Bekele', $1, $2, $3, '1990-01-01', now(), $4, $5, case when $6::text is null then null else now() end, $6)
     returning id`,
    [person.email, person.username, person.phone, role, isVerified, lockedReason],
  )
  const id = rows[0]?.id ?? ''
  if (hasPassword) {
    await owner.query(
      `insert into sign_in_methods (person_id, provider_id, account_id, password) values ($1::uuid, 'credential', $1::text, $2)`,
      [id, PASSWORD_HASH],
    )
  }
  return { id, ...person }
}
