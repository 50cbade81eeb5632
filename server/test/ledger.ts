import { ledgerDigest } from '@edil/domain/ledger-digest'
import { ledgerEntries, type Move } from '@edil/domain/postings'
import { recordAudit } from '../src/audit/record-audit.ts'
import { transaction } from '../src/platform/database/transaction.ts'
import type { World } from './world.ts'

/** A posting of any money with the audit entry that names it, as only the owner of the tables can make it. */
export async function givenPosting({ owner, store }: World, cause: string, moves: readonly Move[]): Promise<void> {
  const entries = ledgerEntries(moves)
  await owner.query(`select post_money('refund_paid', $1, $2, $3)`, [
    cause,
    entries.map(({ account }) => account),
    entries.map(({ amount }) => amount),
  ])
  await transaction(store, async (tx) => {
    tx.unrecordedPostings.push(ledgerDigest({ kind: 'refund_paid', cause, entries }))
    recordAudit(tx, { actor: 'system', action: 'refund_paid', subject: cause })
  })
}
