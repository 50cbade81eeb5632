import { ledgerDigest } from '@edil/domain/ledger-digest'
import { type RawBuilder, sql } from 'kysely'
import { type CheckedRows, checkRows } from '../platform/database/check-rows.ts'
import type { Db } from '../platform/database/db.ts'

/** A ledger transaction and the audit entry that names its digest. Either side is null when it is missing. */
type PostingRow = {
  readonly id: bigint | null
  readonly kind: string
  readonly cause: string
  readonly accounts: readonly string[]
  readonly amounts: readonly string[]
  readonly seq: bigint | null
  readonly named: string
  /** 2 when an earlier entry names the same digest. */
  readonly nth: bigint | null
}

/**
 * Compares every ledger transaction with the audit entry that names its digest, and names each transaction that was changed, inserted
 * or deleted later. As the owner of the tables, for `npm run audit -- verify`.
 *
 * Each transaction is matched with one entry: with a copy on either side, one of the two has no match. The database computes the
 * digests to find the pairs, and our code computes them again. Entries of a ledger transaction that does not exist count as one.
 */
export function checkPostings(db: Db): Promise<CheckedRows> {
  const rows = sql<PostingRow>`
    select posted.id, posted.kind, posted.cause, posted.accounts, posted.amounts, entries.seq, entries.digest as named, entries.nth
    from (
      select *, row_number() over (partition by digest order by id) as nth
      from (
        select coalesce(id, transaction_id) as id, coalesce(kind, '') as kind, coalesce(cause, '') as cause,
               coalesce(accounts, '{}') as accounts, coalesce(amounts, '{}') as amounts,
               encode(sha256(convert_to(${netstring(sql`kind`)} || ${netstring(sql`cause`)} || coalesce(fields, ''), 'UTF8')), 'hex')
                 as digest
        from ledger_transactions full join (
          select transaction_id, array_agg(account_id order by position) as accounts,
                 array_agg(amount::text order by position) as amounts,
                 string_agg(${netstring(sql`account_id`)} || ${netstring(sql`amount::text`)}, '' order by position) as fields
          from ledger_entries group by transaction_id
        ) as moved on moved.transaction_id = ledger_transactions.id
      ) as hashed
    ) as posted
    full join (
      select seq, digest, row_number() over (partition by digest order by seq) as nth
      from audit_log cross join lateral json_array_elements_text(
        case json_typeof(details->'ledger') when 'array' then details->'ledger' else '[]' end) as listed (digest)
    ) as entries on entries.digest = posted.digest and entries.nth = posted.nth
    order by posted.id, entries.seq`
  return checkRows(db, rows, findFault)
}

function netstring(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`octet_length(convert_to(${text}, 'UTF8')) || ':' || ${text} || ','`
}

function findFault({ id, kind, cause, accounts, amounts, seq, named, nth }: PostingRow): string | undefined {
  if (id === null) {
    const what = nth === 1n ? 'the ledger does not have' : 'an earlier entry names, too'
    return `entry ${seq} of the log: it names a ledger transaction that ${what}, digest ${named}`
  }
  const entries = accounts.map((account, index) => ({ account, amount: BigInt(amounts[index] ?? 0) }))
  if (seq !== null && ledgerDigest({ kind, cause, entries }) === named) return undefined
  return `ledger transaction ${id}, ${kind} ${cause}: no entry of the log names it with these accounts and amounts`
}
