import type { ReceivingAccount } from '@edil/contract/payments'
import type { PaymentMethod } from '@edil/domain/postings'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'

export async function listAccounts(db: Db): Promise<ReceivingAccount[]> {
  const rows = await db
    .selectFrom('receiving_accounts')
    .select(['method', 'account_name as accountName', 'account_number as accountNumber', 'changed_at as changedAt'])
    .where('closed_at', 'is', null)
    .orderBy('method', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
}

/** Methods that had an account and have none now. */
export async function listClosedMethods(db: Db): Promise<PaymentMethod[]> {
  const rows = await db
    .selectFrom('receiving_accounts')
    .select('method')
    .where('closed_at', 'is not', null)
    .orderBy('method')
    .execute()
  return rows.map(({ method }) => method)
}

export type AccountChange = {
  readonly method: PaymentMethod
  readonly accountName: string
  readonly accountNumber: string
  readonly changedBy: string
}

/**
 * Whether this is the account of the method already, open or closed: opening it again sends no money elsewhere. It stays so until
 * the transaction ends.
 */
export async function isAccountOfMethod(
  tx: Tx,
  { method, accountName, accountNumber }: Omit<AccountChange, 'changedBy'>,
): Promise<boolean> {
  const row = await tx.db
    .selectFrom('receiving_accounts')
    .select('method')
    .where('method', '=', method)
    .where('account_name', '=', accountName)
    .where('account_number', '=', accountNumber)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function upsertAccount(tx: Tx, { method, accountName, accountNumber, changedBy }: AccountChange) {
  const values = { account_name: accountName, account_number: accountNumber, changed_by: changedBy, closed_at: null }
  await tx.db
    .insertInto('receiving_accounts')
    .values({ method, ...values })
    .onConflict((conflict) => conflict.column('method').doUpdateSet({ ...values, changed_at: sql`now()` }))
    .execute()
}

export async function closeAccount(tx: Tx, method: PaymentMethod, changedBy: string): Promise<void> {
  await tx.db
    .updateTable('receiving_accounts')
    .set({ closed_at: sql`now()`, changed_at: sql`now()`, changed_by: changedBy })
    .where('method', '=', method)
    .where('closed_at', 'is', null)
    .execute()
}
