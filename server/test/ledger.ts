import type { Move } from '@edil/domain/postings'
import { recordAudit } from '../src/audit/record-audit.ts'
import { post } from '../src/ledger/post.ts'
import { transaction } from '../src/platform/transaction.ts'
import type { World } from './world.ts'

/** Moves money as use cases do: a posting and the audit entry that names it. */
export async function givenPosting({ store }: World, cause: string, moves: readonly Move[]): Promise<void> {
  await transaction(store, async (tx) => {
    await post(tx, 'refund_paid', cause, moves)
    await recordAudit(tx, { actor: 'system', action: 'refund_paid', subject: cause })
  })
}
