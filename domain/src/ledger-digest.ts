import { bytesToHex, concatBytes, sha256 } from './draw/bytes.ts'
import { netstring } from './draw/log-entry.ts'

/** A ledger transaction as it is stored; its kind and accounts are text, because the check also reads what someone else wrote. */
export type PostedTransaction = {
  readonly kind: string
  readonly cause: string
  readonly entries: readonly { readonly account: string; readonly amount: bigint }[]
}

/** The hash that the audit entry of a posting names: over its kind, its cause, and the account and amount of each entry, in order. */
export function ledgerDigest({ kind, cause, entries }: PostedTransaction): string {
  const fields = [kind, cause, ...entries.flatMap(({ account, amount }) => [account, String(amount)])]
  return bytesToHex(sha256(concatBytes(...fields.map(netstring))))
}
