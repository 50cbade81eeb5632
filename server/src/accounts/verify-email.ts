import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { findMailLink, markEmailVerified } from './accounts.queries.ts'
import { hashToken } from './mail-link.ts'

export type VerifiedEmail = {
  readonly personId: string
  /** True for one call in the life of an account, whatever the number of links and concurrent calls. */
  readonly isFirstTime: boolean
}

/** A verification link works until it expires, even if it was followed before: mail scanners follow links too. */
export async function verifyEmail(tx: Tx, { token }: { readonly token: string }): Promise<VerifiedEmail> {
  const personId = await findMailLink(tx.db, hashToken(token), 'verify_email')
  if (!personId) throw new Refusal('link_invalid')
  const isFirstTime = await markEmailVerified(tx, personId)
  if (isFirstTime) {
    recordAudit(tx, { actor: personId, action: 'email_verified', subject: personId, details: {} })
  }
  return { personId, isFirstTime }
}
