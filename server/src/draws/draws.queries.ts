import type { Closing } from '@edil/domain/draw/closings'
import type { GameStatus } from '@edil/domain/games'
import { WITNESSES_MIN } from '@edil/domain/log/witness-rule'
import type { GameType } from '@edil/domain/plans'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'

/** One of the three winning numbers. */
export type PrizeRow = {
  readonly number: number
  readonly amount: number
  readonly isSold: boolean
  readonly player: string | null
  readonly ticketNumber: string | null
}

/** A closed game with the public facts of its draw. */
export type DrawRow = {
  readonly game_id: string
  readonly type: GameType
  readonly title: string
  readonly status: GameStatus
  readonly version: number
  readonly closed_at: Date
  readonly closed_by: Closing
  readonly sold: number
  readonly sold_numbers: number[]
  readonly players: number
  readonly fee: bigint
  readonly takings: bigint
  readonly open_record: string
  readonly open_hash: Buffer
  readonly manifest_hash: Buffer
  readonly round: bigint
  readonly round_at: Date
  readonly drawn_at: Date | null
  readonly signature: Buffer | null
  readonly log_seq: bigint | null
  readonly log_hash: Buffer | null
  readonly prizes: readonly PrizeRow[] | null
  readonly is_cleared: boolean
  readonly witnesses: number
  readonly witnessed_at: Date | null
}

const PAGE = 30

/** The money for the numbers of the draw: what the draw moved out of the game's account, or before it, what the account holds. */
const TAKINGS = sql<bigint>`
  coalesce(
    (select -ledger_entries.amount
     from ledger_transactions
     join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id
     where ledger_transactions.cause = 'draw:' || games.id and ledger_entries.account_id = 'game:' || games.id),
    (select balance from ledger_accounts where id = 'game:' || games.id),
    0)`

const SOLD_NUMBERS = sql`
  array(select number from sealed_numbers as sealed where sealed.game_id = games.id order by number)`

const PRIZES = sql`
  (select json_agg(json_build_object(
            'number', prizes.number, 'amount', prizes.amount, 'isSold', prizes.ticket_id is not null or exists (
              select 1 from sealed_numbers as sealed
              where sealed.game_id = prizes.game_id and sealed.number = prizes.number),
            'player', people.public_name, 'ticketNumber', tickets.number)
          order by prizes.position)
   from prizes left join people on people.id = prizes.person_id left join tickets on tickets.id = prizes.ticket_id
   where prizes.game_id = games.id)`

async function readDraws(db: Db, where: RawBuilder<unknown>): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`
    select games.id as game_id, games.type, games.title, games.status, games.version, games.closed_at, close_records.closed_by,
           close_records.sold, ${SOLD_NUMBERS} as sold_numbers, games.players, games.fee, ${TAKINGS} as takings, open_records.record as open_record,
           close_records.open_hash, close_records.manifest_hash, close_records.round, close_records.round_at,
           draws.drawn_at, draws.signature, draws.log_seq, draws.log_hash, ${PRIZES} as prizes,
           cleared_stages.game_id is not null as is_cleared, coalesce(seen.witnesses, 0) as witnesses,
           seen.last_cosigned_at as witnessed_at
    from games
    join close_records on close_records.game_id = games.id
    join open_records on open_records.game_id = games.id
    left join draws on draws.game_id = games.id
    left join cleared_stages on cleared_stages.game_id = games.id
    left join lateral checkpoint_of_seal(games.id) as seen on true
    ${where}`.execute(db)
  return rows
}

export function listDrawRows(db: Db, type: GameType | undefined): Promise<DrawRow[]> {
  const ofType = type ? sql`and games.type = ${type}` : sql``
  return readDraws(
    db,
    sql`where games.closed_at is not null ${ofType} order by games.closed_at desc, games.id limit ${PAGE}`,
  )
}

export function findDrawRows(db: Db, gameIds: readonly string[]): Promise<DrawRow[]> {
  return readDraws(db, sql`where games.id = any(${gameIds})`)
}

/** Those of them that wait for their round. */
export function findWaitingDrawRows(db: Db, gameIds: readonly string[]): Promise<DrawRow[]> {
  return readDraws(db, sql`where games.id = any(${gameIds}) and games.status = 'drawing'`)
}

export async function findDrawRow(db: Db, gameId: string): Promise<DrawRow | undefined> {
  return (await findDrawRows(db, [gameId]))[0]
}

/** Closed games without a result whose round is due by the database's clock, with their waiting time. */
export async function listWaitingDraws(db: Db): Promise<{ gameId: string; waitedSeconds: number }[]> {
  const { rows } = await sql<{ gameId: string; waitedSeconds: number }>`
    select games.id as "gameId", extract(epoch from now() - close_records.round_at)::float8 as "waitedSeconds"
    from games join close_records on close_records.game_id = games.id
    where games.status = 'drawing' and close_records.round_at <= now() order by close_records.round_at`.execute(db)
  return rows
}

export async function findRound(db: Db, gameId: string): Promise<{ round: number; isDrawn: boolean } | undefined> {
  const { rows } = await sql<{ round: string; isDrawn: boolean }>`
    select close_records.round::text as round, draws.game_id is not null as "isDrawn"
    from close_records left join draws on draws.game_id = close_records.game_id
    where close_records.game_id = ${gameId}`.execute(db)
  return rows[0] && { round: Number(rows[0].round), isDrawn: rows[0].isDrawn }
}

export type LockedDraw = {
  readonly id: string
  readonly status: GameStatus
  readonly first_prize: bigint
  readonly second_prize: bigint
  readonly third_prize: bigint
  readonly balance: bigint
}

/** Locks a closed game. A concurrent draw waits and then finds the result. */
export async function lockDraw(tx: Tx, gameId: string): Promise<LockedDraw | undefined> {
  const { rows } = await sql<LockedDraw>`
    select id, status, first_prize, second_prize, third_prize,
           coalesce((select balance from ledger_accounts where ledger_accounts.id = 'game:' || games.id), 0) as balance
    from games where id = ${gameId} and closed_at is not null for no key update`.execute(tx.db)
  return rows[0]
}

export type NewDraw = { readonly gameId: string; readonly record: string; readonly signature: string } & {
  readonly winners: readonly number[]
}

/** Stores the result with the head of the audit log, which already contains it. */
export async function insertDraw(tx: Tx, { gameId, record, signature, winners }: NewDraw): Promise<void> {
  await sql`
    insert into draws (game_id, record, signature, winners, log_seq, log_hash)
    select ${gameId}, ${record}, decode(${signature}, 'hex'), ${winners}::smallint[], seq, decode(hash, 'hex')
    from read_audit_head()`.execute(tx.db)
}

export type NewPrize = {
  readonly position: number
  readonly number: number
  readonly amount: bigint
  readonly winner: Winner | undefined
}
export type Winner = { readonly number: number; readonly ticket_id: string; readonly person_id: string }

/** The players with a valid ticket. */
export async function listPlayers(tx: Tx, gameId: string): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('tickets')
    .select('person_id')
    .distinct()
    .where('game_id', '=', gameId)
    .where('voided_at', 'is', null)
    .execute()
  return rows.map(({ person_id }) => person_id)
}

/** The players whose tickets are in the sealed list with these numbers. */
export async function findWinners(tx: Tx, gameId: string, numbers: readonly number[]): Promise<Winner[]> {
  const { rows } = await sql<Winner>`
    select numbers.number, tickets.id as ticket_id, tickets.person_id
    from numbers
    join tickets on tickets.id = numbers.ticket_id and tickets.person_id = numbers.person_id
    join sealed_numbers as sealed on sealed.game_id = numbers.game_id and sealed.number = numbers.number
      and sealed.commitment = commitment_of(numbers.game_id, numbers.number, tickets.key)
    where numbers.game_id = ${gameId} and numbers.number = any(${numbers}) and numbers.status = 'approved'`.execute(
    tx.db,
  )
  return rows
}

export async function insertPrizes(tx: Tx, gameId: string, prizes: readonly NewPrize[]): Promise<void> {
  await tx.db
    .insertInto('prizes')
    .values(
      prizes.map(({ position, number, amount, winner }) => ({
        game_id: gameId,
        position,
        number,
        amount,
        ticket_id: winner?.ticket_id ?? null,
        person_id: winner?.person_id ?? null,
      })),
    )
    .execute()
}

/** Returns false when the stage was cleared before. */
export async function insertClearedStage(tx: Tx, gameId: string, hostId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('cleared_stages')
    .values({ game_id: gameId, cleared_by: hostId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

export async function countDraw(tx: Tx, gameId: string, winners: number): Promise<void> {
  await sql`
    update draw_counts set draws = draws + 1, winners = winners + ${winners},
      witnessed = witnessed + (select count(*) from checkpoint_of_seal(${gameId}) where witnesses >= ${WITNESSES_MIN})
    where type = (select type from games where id = ${gameId})`.execute(tx.db)
}
