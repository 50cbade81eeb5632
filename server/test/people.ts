import { randomBytes, randomInt } from 'node:crypto'
import type { Language, Role } from '@edil/domain/people'
import type { Phone } from '@edil/domain/phone'
import { insertPassword, insertPerson, markEmailVerified } from '../src/accounts/accounts.queries.ts'
import { preparePassword } from '../src/accounts/passwords/passwords.ts'
import { markLocked } from '../src/accounts/people.queries.ts'
import { unlockPerson } from '../src/accounts/unlock-person.ts'
import { transaction } from '../src/platform/database/transaction.ts'
import type { World } from './world.ts'

export const PASSWORD = 'injera-w0t-every-day'
const STORED_PASSWORD = await preparePassword(PASSWORD)

export type GivenPerson = {
  readonly id: string
  readonly email: string
  readonly username: string
  readonly phone: string
}

export type PersonDifference = {
  readonly fullName?: string
  readonly username?: string
  readonly role?: Role
  readonly language?: Language
  readonly phone?: string
  readonly isVerified?: boolean
  readonly hasPassword?: boolean
  readonly lockedReason?: string
}

const PHONES = 100_000_000
let lastPhone = randomInt(PHONES)

/** Random numbers would repeat after some thousands; these only if two processes start close to each other. */
function newPhone(): Phone {
  lastPhone = (lastPhone + 1) % PHONES
  return `+2519${String(lastPhone).padStart(8, '0')}` as Phone
}

/**
 * A verified player with a password, unless `different` changes that. The steps of registration, verification and role change
 * without their mails and audit entries, and with one password hash for all: hashing takes longer than the rest together.
 */
export async function givenPerson({ store, owner }: World, different: PersonDifference = {}): Promise<GivenPerson> {
  const { fullName = 'Selam Bekele', role = 'player', language = 'en', isVerified = true } = different
  const { hasPassword = true, lockedReason } = different
  const username = different.username ?? `p_${randomBytes(5).toString('hex')}`
  const email = `${username}@example.com`
  const phone = (different.phone as Phone | undefined) ?? newPhone()
  const id = await transaction(store, async (tx) => {
    const personId = await insertPerson(tx, {
      fullName,
      username,
      email,
      phone,
      bornOn: '1990-01-01',
      language,
      now: new Date(),
    })
    if (isVerified) await markEmailVerified(tx, personId)
    if (hasPassword) await insertPassword(tx, personId, STORED_PASSWORD)
    if (lockedReason !== undefined) await markLocked(tx, personId, lockedReason)
    return personId
  })
  // As edil_owner, like the first admin: another admin would have to confirm it.
  if (role !== 'player') await owner.query('update people set role = $2 where id = $1', [id, role])
  return { id, email, username, phone }
}

/** As many at a time as there are connections; without a password unless `different` says so. */
const AT_A_TIME = 20

export async function givenPeople(
  world: World,
  count: number,
  different: PersonDifference = {},
): Promise<GivenPerson[]> {
  const people: GivenPerson[] = []
  while (people.length < count) {
    const missing = Math.min(AT_A_TIME, count - people.length)
    const next = Array.from({ length: missing }, () => givenPerson(world, { hasPassword: false, ...different }))
    people.push(...(await Promise.all(next)))
  }
  return people
}

/** An admin unlocks an account, as after a payment that was rejected as fraud by mistake. */
export async function unlock(world: World, personId: string): Promise<void> {
  const { id: adminId } = await givenPerson(world, { role: 'admin', hasPassword: false })
  await transaction(world.store, (tx) => unlockPerson(tx, { personId, adminId }))
}
