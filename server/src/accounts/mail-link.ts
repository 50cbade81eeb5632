import { createHash, randomBytes } from 'node:crypto'
import type { MailLinkPurpose } from '../platform/tables.ts'
import type { Tx } from '../platform/transaction.ts'
import { insertMailLink } from './accounts.queries.ts'

export const RESET_MINUTES = 10
const VERIFY_HOURS = 24

const LIFETIME_MS: Record<MailLinkPurpose, number> = {
  reset_password: RESET_MINUTES * 60_000,
  verify_email: VERIFY_HOURS * 3_600_000,
}

/** A new token for a link. The mail contains the token; the table stores its hash. */
export async function makeMailLink(tx: Tx, personId: string, purpose: MailLinkPurpose, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose])
  await insertMailLink(tx, { tokenHash: hashToken(token), purpose, personId, expiresAt })
  return token
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
