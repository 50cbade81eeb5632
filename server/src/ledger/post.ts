import { ledgerEntries, type Move, type PostingKind } from '@edil/domain/postings'
import { sql } from 'kysely'
import type { Tx } from '../platform/transaction.ts'

/**
 * The one door for money: writes a balanced transaction, once for its cause. A second time for the same cause fails, with
 * the whole of what its caller was doing.
 */
export async function post(tx: Tx, kind: PostingKind, cause: string, moves: readonly Move[]): Promise<void> {
  const entries = ledgerEntries(moves)
  await sql`select post_money(${kind}, ${cause}, ${entries.map(({ account }) => account)},
                              ${entries.map(({ amount }) => amount)}::bigint[])`.execute(tx.db)
}
