import type { ReceivingAccount } from '@edil/contract/payments'
import type { PaymentMethod } from '@edil/domain/postings'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Tx } from '../platform/transaction.ts'

export function listAccounts(db: Db): Promise<ReceivingAccount[]> {
  return db
    .selectFrom('receiving_accounts')
    .select(['method', 'account_name as accountName', 'account_number as accountNumber'])
    .orderBy('method', 'desc')
    .execute()
}

export type AccountChange = {
  readonly method: PaymentMethod
  readonly accountName: string
  readonly accountNumber: string
  readonly changedBy: string
}

export async function upsertAccount(tx: Tx, { method, accountName, accountNumber, changedBy }: AccountChange) {
  const values = { account_name: accountName, account_number: accountNumber, changed_by: changedBy }
  await tx.db
    .insertInto('receiving_accounts')
    .values({ method, ...values })
    .onConflict((conflict) => conflict.column('method').doUpdateSet({ ...values, changed_at: sql`now()` }))
    .execute()
}

export async function deleteAccount(tx: Tx, method: PaymentMethod): Promise<void> {
  await tx.db.deleteFrom('receiving_accounts').where('method', '=', method).execute()
}
