import type { Closing } from '@edil/domain/draw/closings'
import type { SealedTickets } from '@edil/domain/draw/manifest'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Tx } from '../platform/transaction.ts'
import type { GameRow } from './games.queries.ts'

export async function insertOpenRecord(tx: Tx, gameId: string, record: string): Promise<void> {
  await tx.db.insertInto('open_records').values({ game_id: gameId, record }).execute()
}

export async function findOpenRecord(tx: Tx, gameId: string): Promise<string | undefined> {
  const row = await tx.db.selectFrom('open_records').select('record').where('game_id', '=', gameId).executeTakeFirst()
  return row?.record
}

/** Open games that have promised nothing yet: they were opened before games made promises. */
export function listWithoutOpenRecord(db: Db): Promise<GameRow[]> {
  return db
    .selectFrom('games')
    .selectAll()
    .where('status', 'in', ['active', 'full'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('open_records').select('record').whereRef('game_id', '=', 'games.id'))),
    )
    .execute()
}

/** Every number that plays, with its ticket's key, is written down for good. */
export async function sealNumbers(tx: Tx, gameId: string): Promise<SealedTickets> {
  const { rows } = await sql<{ number: number; ticket_key: Buffer }>`
    select number, ticket_key from seal_numbers(${gameId})`.execute(tx.db)
  return new Map(rows.map(({ number, ticket_key }) => [number, ticket_key.toString('hex')]))
}

export type NewCloseRecord = {
  readonly gameId: string
  readonly record: string
  readonly openHash: string
  readonly manifestHash: string
  readonly sold: number
  readonly closedBy: Closing
  readonly round: number
  readonly roundAt: Date
}

export async function insertCloseRecord(tx: Tx, closing: NewCloseRecord): Promise<void> {
  const { gameId, record, openHash, manifestHash, sold, closedBy, round, roundAt } = closing
  await tx.db
    .insertInto('close_records')
    .values({
      game_id: gameId,
      record,
      open_hash: Buffer.from(openHash, 'hex'),
      manifest_hash: Buffer.from(manifestHash, 'hex'),
      sold,
      closed_by: closedBy,
      round: BigInt(round),
      round_at: roundAt,
    })
    .execute()
}
