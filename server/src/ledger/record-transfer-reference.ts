import { isReference, normaliseReference } from '@edil/domain/payments'
import { Refusal } from '@edil/domain/refusal'
import type { Tx } from '../platform/database/transaction.ts'
import { violatedKey } from '../platform/database/unique.ts'

/** Records the reference of a transfer that we made. It proves one refund or one part of a prize; the second use is refused. */
export async function recordTransferReference(tx: Tx, typed: string): Promise<string> {
  const reference = normaliseReference(typed)
  if (!reference || !isReference(reference)) throw new Refusal('reference_invalid')
  await tx.db
    .insertInto('transfer_references')
    .values({ reference })
    .execute()
    .catch((error: unknown) => {
      throw violatedKey(error) ? new Refusal('reference_used') : error
    })
  return reference
}
