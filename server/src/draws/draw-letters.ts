import type { GameType } from '@edil/domain/plans'
import { stopOf } from '@edil/domain/sales-stops'
import { sql } from 'kysely'
import { type LetterWriters, letterOf } from '../notifications/letter.ts'
import type { Db } from '../platform/database/db.ts'
import { listActiveStops } from '../sales/sales-stops.queries.ts'
import { drawSoonLetter, notWonLetter, prizeLetter } from './letters/draw-letter.ts'

/** What a draw means for a player. */
export const drawLetters: Pick<LetterWriters, 'prize_won' | 'not_won' | 'draw_soon'> = {
  async prize_won(db, { gameId, position }, { language }) {
    const prize = await db
      .selectFrom('prizes')
      .innerJoin('games', 'games.id', 'prizes.game_id')
      .innerJoin('tickets', 'tickets.id', 'prizes.ticket_id')
      .select(['prizes.position', 'prizes.number', 'prizes.amount', 'games.type', 'tickets.number as ticketNumber'])
      .where('prizes.game_id', '=', gameId)
      .where('prizes.position', '=', position)
      .executeTakeFirst()
    return prize && letterOf(prizeLetter(language, prize), '/profile/prizes')
  },

  async not_won(db, { gameId }, { language, personId, mayInvite }) {
    const draw = await db
      .selectFrom('draws')
      .innerJoin('games', 'games.id', 'draws.game_id')
      .select(['games.type', 'draws.winners'])
      .where('draws.game_id', '=', gameId)
      .executeTakeFirst()
    const numbers = await listNumbersInDraw(db, gameId, personId)
    if (!draw) return undefined
    const isInvited = mayInvite && (await isOnSale(db, draw.type))
    return letterOf(notWonLetter(language, { ...draw, numbers, isInvited }), `/verify/${gameId}`)
  },

  async draw_soon(db, { gameId }, { language, personId }) {
    const game = await db
      .selectFrom('games')
      .select(['type', 'draws_at as drawsAt', 'status'])
      .where('id', '=', gameId)
      .executeTakeFirst()
    const numbers = await listNumbersInDraw(db, gameId, personId)
    const isComing = game && ['active', 'full', 'drawing'].includes(game.status)
    // Written late, or the ticket was withdrawn meanwhile.
    if (!isComing || game.drawsAt.getTime() < Date.now() || numbers.length === 0) return undefined
    return letterOf(drawSoonLetter(language, { ...game, numbers }), `/live-draw?game=${gameId}`)
  },
}

/** Whether a game of this type can be played now. */
async function isOnSale(db: Db, type: GameType): Promise<boolean> {
  const game = await db
    .selectFrom('games')
    .select(['id', 'type'])
    .where('type', '=', type)
    .where('status', '=', 'active')
    .where('closes_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return game !== undefined && stopOf(game, await listActiveStops(db)) === undefined
}

async function listNumbersInDraw(db: Db, gameId: string, personId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('numbers')
    .innerJoin('tickets', 'tickets.id', 'numbers.ticket_id')
    .select('numbers.number')
    .where('numbers.game_id', '=', gameId)
    .where('numbers.person_id', '=', personId)
    .where('tickets.voided_at', 'is', null)
    .orderBy('numbers.number')
    .execute()
  return rows.map(({ number }) => number)
}
