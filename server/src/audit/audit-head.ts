import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** The head of the chain, now or when it was written down. */
export type AuditHead = { readonly seq: bigint; readonly hash: Buffer }

/** The hash that the first entry refers to. */
export const BEFORE_THE_FIRST: AuditHead = { seq: 0n, hash: Buffer.alloc(32) }

export async function readAuditHead(db: Db): Promise<AuditHead> {
  const { rows } = await sql<{ seq: bigint; hash: string }>`select seq, hash from read_audit_head()`.execute(db)
  const [head] = rows
  if (!head) throw new Error('the audit log has no head: nothing can be recorded')
  return { seq: head.seq, hash: Buffer.from(head.hash, 'hex') }
}

/** The format in the process log, which the command also accepts. */
export function formatAuditHead({ seq, hash }: AuditHead): string {
  return `${seq}:${hash.toString('hex')}`
}

export function parseAuditHead(text: string): AuditHead | undefined {
  const [, seq, hash] = /^(\d{1,18}):([0-9a-f]{64})$/i.exec(text) ?? []
  return seq && hash ? { seq: BigInt(seq), hash: Buffer.from(hash, 'hex') } : undefined
}
