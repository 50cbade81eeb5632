import { createHmac, randomBytes } from 'node:crypto'
import { symmetricEncrypt } from 'better-auth/crypto'
import type { Pool } from 'pg'
import type { Browser } from './app.ts'

/** Signs somebody in without the door: the row, and the cookie as the library signs it. */
export async function giveSession(owner: Pool, browser: Browser, personId: string, secret: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const { rows } = await owner.query<{ id: string }>(
    `insert into sessions (person_id, token, expires_at) values ($1, $2, now() + interval '1 day') returning id`,
    [personId, token],
  )
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  browser.cookies.set('__Secure-edil.session_token', encodeURIComponent(`${token}.${signature}`))
  return rows[0]?.id ?? ''
}

const TOTP_SECRET = '12345678901234567890'
/** The same as an authenticator app is given it. */
export const TOTP_BASE32 = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** Two-factor sign-in, in force. */
export async function giveTwoFactor(owner: Pool, personId: string, secret: string): Promise<void> {
  const encrypt = (data: string) => symmetricEncrypt({ key: secret, data })
  await owner.query(`insert into two_factors (person_id, secret, backup_codes, verified) values ($1, $2, $3, true)`, [
    personId,
    await encrypt(TOTP_SECRET),
    await encrypt(JSON.stringify(['aaaaa-bbbbb'])),
  ])
  await owner.query('update people set two_factor_enabled = true where id = $1', [personId])
}
