import { insertAudit } from '../audit/record-audit.ts'
import type { Db } from '../platform/database/db.ts'
import { violatedKey } from '../platform/database/unique.ts'
import { PASSWORD_PROVIDER } from './accounts.queries.ts'
import { preparePassword, refusePassword } from './passwords/passwords.ts'

export type CreateAdmin = {
  readonly email: string
  readonly username: string
  readonly fullName: string
  readonly password: string
}

/** Runs as the owner of the tables: the application's role cannot create anyone but players. */
export async function createAdmin(db: Db, { email, username, fullName, password }: CreateAdmin): Promise<void> {
  const weak = refusePassword({ password, role: 'admin', known: [fullName, username, email] })
  if (weak)
    throw new Error(
      weak === 'password_too_short'
        ? 'The password must have at least 12 characters'
        : 'The password is too common. Choose another one',
    )
  const { hash, hasStaffLength } = await preparePassword(password)
  try {
    await db.transaction().execute(async (tx) => {
      const { id } = await tx
        .insertInto('people')
        .values({ email, username, full_name: fullName, email_verified: true, role: 'admin' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('sign_in_methods')
        .values({
          person_id: id,
          provider_id: PASSWORD_PROVIDER,
          account_id: id,
          password: hash,
          has_staff_length: hasStaffLength,
        })
        .execute()
      await insertAudit(tx, { actor: 'system', action: 'admin_created', subject: id })
    })
  } catch (error) {
    if (violatedKey(error)) throw new Error('An account with this email or username already exists')
    throw error
  }
}
