import type { GameStatus } from '@edil/domain/games'
import type { GameType } from '@edil/domain/plans'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** A winning number. Its ticket is null when the number was not sold. */
export type AnnouncedWinner = { readonly number: number; readonly amount: number; readonly ticketNumber: string | null }

/** What the channel says of a game, as it is now. What is null has not happened. */
export type AnnouncedGame = {
  readonly id: string
  readonly type: GameType
  readonly status: GameStatus
  readonly fee: bigint
  readonly firstPrize: bigint
  readonly secondPrize: bigint
  readonly thirdPrize: bigint
  readonly closesAt: Date
  readonly drawsAt: Date
  /** With a sold number. */
  readonly playersPaid: number
  readonly openRecord: string
  readonly openHash: Buffer | null
  readonly listHash: Buffer | null
  readonly soldNumbers: readonly number[]
  readonly closedAt: Date | null
  readonly round: bigint | null
  readonly roundAt: Date | null
  readonly isRoundPast: boolean
  readonly signature: Buffer | null
  readonly logSeq: bigint | null
  readonly logHash: Buffer | null
  readonly winners: readonly AnnouncedWinner[] | null
  /** The signed head of the public log that the witnesses of the seal saw. */
  readonly checkpoint: { readonly origin: string; readonly size: number; readonly root: string } | null
  /** How many witnesses saw the list in time. */
  readonly witnesses: number
}

export async function findAnnouncedGame(db: Db, gameId: string): Promise<AnnouncedGame> {
  const { rows } = await sql<AnnouncedGame>`
    select games.id, games.type, games.status, games.fee, games.first_prize as "firstPrize",
           games.second_prize as "secondPrize", games.third_prize as "thirdPrize", games.closes_at as "closesAt", games.draws_at as "drawsAt", games.players_paid as "playersPaid", open_records.record as "openRecord",
           closed.open_hash as "openHash", closed.manifest_hash as "listHash", games.closed_at as "closedAt",
           array(select number from sealed_numbers as sealed where sealed.game_id = games.id order by number) as "soldNumbers",
           closed.round, closed.round_at as "roundAt", coalesce(closed.round_at <= clock_timestamp(), false) as "isRoundPast", draws.signature, draws.log_seq as "logSeq", draws.log_hash as "logHash",
           (select json_agg(json_build_object('number', prizes.number, 'amount', prizes.amount, 'ticketNumber', tickets.number)
                            order by prizes.position)
            from prizes left join tickets on tickets.id = prizes.ticket_id where prizes.game_id = games.id) as winners,
           (select json_build_object('origin', signed.origin, 'size', signed.size, 'root', encode(signed.root, 'base64'))
            from log_checkpoints as signed where signed.origin = seen.origin and signed.size = seen.size) as checkpoint,
           coalesce(seen.witnesses, 0) as witnesses
    from games
    join open_records on open_records.game_id = games.id
    left join close_records as closed on closed.game_id = games.id
    left join draws on draws.game_id = games.id
    left join lateral checkpoint_of_seal(games.id) as seen on true
    where games.id = ${gameId}`.execute(db)
  const [game] = rows
  if (!game) throw new Error(`no game ${gameId}`)
  return game
}

export type AnnouncedPrize = {
  readonly type: GameType
  readonly position: number
  readonly number: number
  readonly ticketNumber: string
  readonly gross: bigint
  readonly withheld: bigint
  readonly sent: bigint
}

/** `undefined` when the prize is not paid: a transfer has failed since. */
export async function findAnnouncedPrize(db: Db, payoutId: string): Promise<AnnouncedPrize | undefined> {
  const { rows } = await sql<AnnouncedPrize>`
    select games.type, payouts.position, prizes.number, tickets.number as "ticketNumber", payouts.gross,
           coalesce(payouts.withheld, 0) as withheld, payouts.sent
    from payouts
    join games on games.id = payouts.game_id
    join prizes on prizes.game_id = payouts.game_id and prizes.position = payouts.position
    join tickets on tickets.id = prizes.ticket_id
    where payouts.id = ${payoutId} and payouts.status = 'paid'`.execute(db)
  return rows[0]
}
