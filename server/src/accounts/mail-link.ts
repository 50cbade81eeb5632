import { createHash, randomBytes } from 'node:crypto'
import type { MailLinkPurpose } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { insertMailLink } from './accounts.queries.ts'

export const RESET_MINUTES = 10
const VERIFY_HOURS = 24

const LIFETIME_MINUTES: Record<MailLinkPurpose, number> = {
  reset_password: RESET_MINUTES,
  verify_email: VERIFY_HOURS * 60,
}

/** A new token for a link. The mail contains the token; the table stores its hash. */
export async function makeMailLink(tx: Tx, personId: string, purpose: MailLinkPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertMailLink(tx, { tokenHash: hashToken(token), purpose, personId, minutes: LIFETIME_MINUTES[purpose] })
  return token
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
