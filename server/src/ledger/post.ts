import { ledgerDigest } from '@edil/domain/ledger-digest'
import { ledgerEntries, type Move, type PostingKind } from '@edil/domain/postings'
import { sql } from 'kysely'
import type { Tx } from '../platform/transaction.ts'

/**
 * The only way to move money: writes a balanced transaction, once per cause. A second call with the same cause fails
 * and rolls back the caller's transaction. The caller records an audit entry afterwards, which names the digest of the posting.
 */
export async function post(tx: Tx, kind: PostingKind, cause: string, moves: readonly Move[]): Promise<void> {
  const entries = ledgerEntries(moves)
  await sql`select post_money(${kind}, ${cause}, ${entries.map(({ account }) => account)},
                              ${entries.map(({ amount }) => amount)}::bigint[])`.execute(tx.db)
  tx.unrecordedPostings.push(ledgerDigest({ kind, cause, entries }))
}
