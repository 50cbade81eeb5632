import { createHash, randomBytes } from 'node:crypto'
import { Refusal } from '@edil/domain/refusal'
import type { Tx } from '../platform/database/transaction.ts'
import { deleteCodesOf, insertLinkCode } from './link-codes.queries.ts'
import { lockPersonToLink } from './telegram-accounts.queries.ts'

const CODE_BYTES = 16
const CODE_MINUTES = 10

export type LinkCode = { readonly code: string; readonly expiresAt: Date }

/** A new code replaces the earlier one of the person. The table stores its hash only. */
export async function makeLinkCode(tx: Tx, personId: string): Promise<LinkCode> {
  if (!(await lockPersonToLink(tx, personId))) throw new Refusal('account_locked')
  const code = randomBytes(CODE_BYTES).toString('base64url')
  await deleteCodesOf(tx, personId)
  const expiresAt = await insertLinkCode(tx, { personId, hash: hashLinkCode(code), minutes: CODE_MINUTES })
  return { code, expiresAt }
}

export function hashLinkCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
