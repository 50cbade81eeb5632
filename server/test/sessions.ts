import { createHmac, randomBytes } from 'node:crypto'
import { symmetricEncrypt } from 'better-auth/crypto'
import type { Pool } from 'pg'
import { encryptionKeys, libraryKey } from '../src/accounts/sign-in/library-key.ts'

export type GivenSession = {
  readonly id: string
  /** The value of the session cookie, signed as the sign-in library signs it. */
  readonly cookie: string
}

/** A session of a person without signing in. With two-factor login on, it has shown the second factor. */
export async function givenSession(owner: Pool, personId: string, secret: string): Promise<GivenSession> {
  const token = randomBytes(24).toString('base64url')
  const { rows } = await owner.query<{ id: string }>(
    `insert into sessions (person_id, token, expires_at, second_factor_at)
     select id, $2, now() + interval '1 day', case when two_factor_enabled then now() end from people where id = $1
     returning id`,
    [personId, token],
  )
  const signature = createHmac('sha256', libraryKey(secret)).update(token).digest('base64')
  return { id: rows[0]?.id ?? '', cookie: encodeURIComponent(`${token}.${signature}`) }
}

/** Adds a session to a browser of the test; returns the session's id. */
export async function giveSession(
  owner: Pool,
  browser: { readonly cookies: Map<string, string> },
  personId: string,
  secret: string,
): Promise<string> {
  const { id, cookie } = await givenSession(owner, personId, secret)
  browser.cookies.set('__Secure-edil.session_token', cookie)
  return id
}

/** As if the person had just entered their second factor in every open session. */
export async function stepUp(owner: Pool, personId: string): Promise<void> {
  await owner.query('update sessions set stepped_up_at = now() where person_id = $1', [personId])
}

const TOTP_SECRET = '12345678901234567890'
/** The same secret as an authenticator app shows it. */
export const TOTP_BASE32 = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** Turns two-factor sign-in on, as if each open session had confirmed it. */
export async function giveTwoFactor(owner: Pool, personId: string, secret: string): Promise<void> {
  const key = encryptionKeys([{ version: 1, value: secret }])
  const encrypt = (data: string) => symmetricEncrypt({ key, data })
  await owner.query(`insert into two_factors (person_id, secret, backup_codes, verified) values ($1, $2, $3, true)`, [
    personId,
    await encrypt(TOTP_SECRET),
    await encrypt(JSON.stringify(['aaaaa-bbbbb'])),
  ])
  await owner.query('update people set two_factor_enabled = true where id = $1', [personId])
  await owner.query('update sessions set second_factor_at = now() where person_id = $1', [personId])
}
