import { ledgerDigest } from '@edil/domain/ledger-digest'
import { type LedgerEntry, ledgerEntries, type Move, type PostingPurpose } from '@edil/domain/postings'
import { sql } from 'kysely'
import type { Tx } from '../platform/database/transaction.ts'

type Posted = LedgerEntry & { readonly kind: string; readonly cause: string }

/**
 * The only way to move money: writes a balanced transaction, once per purpose and row. A second call for the same row fails and rolls
 * back the caller's transaction. The caller records an audit entry afterwards, which names the digest of the posting.
 *
 * The database reads accounts and amounts from the row, which the caller has written before. `expected` is what our rules say: a
 * difference is a bug in one of the two, and nothing is posted.
 */
export async function post(tx: Tx, purpose: PostingPurpose, rowId: string, expected: readonly Move[]): Promise<void> {
  const { rows } = await sql<Posted>`
    select posted_kind as kind, posted_cause as cause, account, amount
    from post_by_purpose(${purpose}, ${rowId})`.execute(tx.db)
  const [first] = rows
  const entries = rows.map(({ account, amount }) => ({ account, amount }))
  if (!first || described(entries) !== described(ledgerEntries(expected))) {
    throw new Error(`${purpose} ${rowId} posts ${described(entries)} instead of ${described(ledgerEntries(expected))}`)
  }
  tx.unrecordedPostings.push(ledgerDigest({ kind: first.kind, cause: first.cause, entries }))
}

const described = (entries: readonly LedgerEntry[]) =>
  entries.map(({ account, amount }) => `${account} ${amount}`).join(', ')
