import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { type AccountChange, closeAccount, upsertAccount } from './receiving-accounts.queries.ts'

/** Sets the account to which players send money by this method. An empty number closes the method. */
export async function setReceivingAccount(tx: Tx, change: AccountChange): Promise<void> {
  const { method, accountName, accountNumber, changedBy } = change
  refuseIncompleteAccount(change)
  if (accountNumber === '') await closeAccount(tx, method, changedBy)
  else await upsertAccount(tx, change)
  recordAudit(tx, {
    actor: changedBy,
    action: 'receiving_account_changed',
    subject: null,
    details: { method, accountName, accountNumber },
  })
}

export function refuseIncompleteAccount({ accountName, accountNumber }: Omit<AccountChange, 'changedBy'>): void {
  if (accountNumber !== '' && (accountName === '' || accountNumber.length < 4)) throw new Refusal('request_invalid')
}
