import type { Proposal } from '@edil/contract/proposals'
import type { Role } from '@edil/domain/people'
import type { PaymentMethod } from '@edil/domain/postings'
import { PROPOSAL_HOURS } from '@edil/domain/proposals'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'

export type ProposalRow = Selectable<Tables['proposals']>

export type ProposedChange =
  | {
      readonly kind: 'receiving_account'
      readonly method: PaymentMethod
      readonly accountName: string
      readonly accountNumber: string
    }
  | { readonly kind: 'role'; readonly personId: string; readonly role: Role }
  | { readonly kind: 'lock'; readonly personId: string; readonly reason: string }
  | { readonly kind: 'unlock'; readonly personId: string }

export async function insertProposal(tx: Tx, change: ProposedChange, adminId: string): Promise<string> {
  const { id } = await tx.db
    .insertInto('proposals')
    .values({ kind: change.kind, proposed_by: adminId, ...columnsOf(change) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whether the person is an admin who is not locked. They stay so until the transaction ends. */
export async function lockActiveAdmin(tx: Tx, personId: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where('role', '=', 'admin')
    .where('locked_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

function columnsOf(change: ProposedChange) {
  if (change.kind === 'receiving_account') {
    return { method: change.method, account_name: change.accountName, account_number: change.accountNumber }
  }
  const { kind: _, personId, ...rest } = change
  return { person_id: personId, ...rest }
}

/** Locks the waiting proposals that a change replaces: of the same kind, about the same method or person. */
export async function lockSameProposals(tx: Tx, change: ProposedChange): Promise<string[]> {
  // While none waits there is no row to lock, and two admins could propose at the same moment.
  const what = change.kind === 'receiving_account' ? change.method : change.personId
  await sql`select pg_advisory_xact_lock(hashtext(${`proposal ${change.kind} ${what}`}))`.execute(tx.db)
  const waiting = tx.db
    .selectFrom('proposals')
    .select('id')
    .where('kind', '=', change.kind)
    .where('decided_at', 'is', null)
    .forUpdate()
  const rows = await (change.kind === 'receiving_account'
    ? waiting.where('method', '=', change.method)
    : waiting.where('person_id', '=', change.personId)
  ).execute()
  return rows.map(({ id }) => id)
}

/** Locks what an admin has proposed and what still waits. */
export async function lockProposalsOf(tx: Tx, adminId: string): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('proposals')
    .select('id')
    .where('proposed_by', '=', adminId)
    .where('decided_at', 'is', null)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** A proposal that waits. */
export function lockProposal(tx: Tx, proposalId: string): Promise<ProposalRow | undefined> {
  return tx.db
    .selectFrom('proposals')
    .selectAll()
    .where('id', '=', proposalId)
    .where('decided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** `adminId` is null when no admin decided it. */
export async function markProposal(
  tx: Tx,
  proposalId: string,
  adminId: string | null,
  isApplied: boolean,
): Promise<void> {
  await tx.db
    .updateTable('proposals')
    .set({ decided_by: adminId, decided_at: sql`clock_timestamp()`, is_applied: isApplied })
    .where('id', '=', proposalId)
    .execute()
}

/** Those that no admin has stopped for a day. */
export async function listDueProposals(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('proposals')
    .select('id')
    .where('decided_at', 'is', null)
    .where('proposed_at', '<=', sql<Date>`clock_timestamp() - make_interval(hours => ${PROPOSAL_HOURS})`)
    .orderBy('proposed_at')
    .execute()
  return rows.map(({ id }) => id)
}

export async function listWaiting(db: Db): Promise<Proposal[]> {
  const rows = await waitingWithNames(db).orderBy('proposed_at').execute()
  return rows.map(proposalView)
}

export async function findWaiting(db: Db, proposalId: string): Promise<Proposal | undefined> {
  const row = await waitingWithNames(db).where('proposals.id', '=', proposalId).executeTakeFirst()
  return row && proposalView(row)
}

function waitingWithNames(db: Db) {
  return db
    .selectFrom('proposals')
    .innerJoin('people as proposer', 'proposer.id', 'proposals.proposed_by')
    .leftJoin('people', 'people.id', 'proposals.person_id')
    .where('decided_at', 'is', null)
    .selectAll('proposals')
    .select([
      sql<string>`coalesce(proposer.username, proposer.full_name)`.as('proposer'),
      sql<string | null>`coalesce(people.username, people.full_name)`.as('username'),
    ])
}

function proposalView(row: ProposalRow & { proposer: string; username: string | null }): Proposal {
  return {
    id: row.id,
    change: changeView(row),
    proposedAt: row.proposed_at.toISOString(),
    proposedBy: row.proposer,
    appliesAt: new Date(row.proposed_at.getTime() + PROPOSAL_HOURS * 3_600_000).toISOString(),
  }
}

function changeView(row: ProposalRow & { username: string | null }): Proposal['change'] {
  const change = changeOf(row)
  if (change.kind === 'receiving_account') return change
  const { personId: _, ...rest } = change
  return { ...rest, username: row.username ?? '' }
}

export function changeOf(row: ProposalRow): ProposedChange {
  const { kind, method, account_name, account_number, person_id, role, reason } = row
  if (kind === 'receiving_account' && method && account_name !== null && account_number !== null) {
    return { kind, method, accountName: account_name, accountNumber: account_number }
  }
  if (kind === 'role' && person_id && role) return { kind, personId: person_id, role }
  if (kind === 'lock' && person_id && reason !== null) return { kind, personId: person_id, reason }
  if (kind === 'unlock' && person_id) return { kind, personId: person_id }
  throw new Error(`proposal ${row.id} is incomplete`)
}

/** Whether players have ever paid: before that there is no income that a change could redirect. */
export async function hasPayments(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from payments) as has`.execute(tx.db)
  return rows[0]?.has ?? true
}

export async function listAdmins(db: Db): Promise<{ readonly id: string }[]> {
  return db
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'admin')
    .where('locked_at', 'is', null)
    .orderBy('id')
    .execute()
}

export async function isActiveAdmin(db: Db, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where('role', '=', 'admin')
    .where('locked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
