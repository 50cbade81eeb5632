import { GAME_STATUSES } from '@edil/domain/games'
import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { boardNumber, count, gameId, gameType, prizesSantim, santim, version } from './fields.ts'
import { instant } from './time.ts'

/** The public state of a game. Complete: a newer version replaces an older one. */
export const game = z.object({
  id: gameId,
  planId: z.string(),
  type: gameType,
  title: z.string(),
  status: z.enum(GAME_STATUSES),
  version,
  feeSantim: santim,
  prizesSantim,
  numbers: z.literal(NUMBERS_PER_GAME),
  numbersSold: z.int().check(z.minimum(0), z.maximum(NUMBERS_PER_GAME)),
  /** Which ones, lowest first. Also held numbers that are not paid for yet, as in `numbersSold`. */
  soldNumbers: z.array(boardNumber).check(z.maxLength(NUMBERS_PER_GAME)),
  players: z.int().check(z.minimum(0), z.maximum(NUMBERS_PER_GAME)),
  /** Players with an approved number. */
  playersPaid: z.int().check(z.minimum(0), z.maximum(NUMBERS_PER_GAME)),
  /** A game with too few approved numbers or payments at closing is cancelled. */
  numbersApproved: z.int().check(z.minimum(0), z.maximum(NUMBERS_PER_GAME)),
  paymentsApproved: z.int().check(z.minimum(0), z.maximum(NUMBERS_PER_GAME)),
  /** How long a number is held before it is paid for. */
  holdMinutes: z.int().check(z.positive()),
  openedAt: instant,
  closesAt: instant,
  drawsAt: instant,
  /** While operators have stopped selling its numbers: what players read. The game closes and is drawn all the same. */
  salesStop: z.nullable(z.object({ textEn: z.string(), textAm: z.string(), stoppedAt: instant })),
})

export type Game = z.infer<typeof game>

export const EXAMPLE_GAME: Game = {
  id: 'daily-412',
  planId: 'daily',
  type: 'daily',
  title: 'Daily',
  status: 'active',
  version: 38,
  feeSantim: 50_000,
  prizesSantim: [3_500_000, 300_000, 200_000],
  numbers: 100,
  numbersSold: 37,
  soldNumbers: Array.from({ length: 37 }, (_, index) => 2 * index + 7),
  players: 21,
  playersPaid: 17,
  numbersApproved: 30,
  paymentsApproved: 18,
  holdMinutes: 15,
  openedAt: '2026-11-14T14:50:00.000Z',
  closesAt: '2026-11-15T14:50:00.000Z',
  drawsAt: '2026-11-15T15:00:00.000Z',
  salesStop: null,
}

const listedGames = z.object({ games: z.array(game), hasMore: z.boolean() })

export const listGames = endpoint({
  name: 'listGames',
  method: 'GET',
  path: '/api/games',
  summary: 'Games that are open or being drawn, next draw first; or games that have ended, latest first',
  tag: 'games',
  access: 'everyone',
  query: z.strictObject({
    state: z._default(z.enum(['current', 'ended']), 'current'),
    type: z.optional(gameType),
    /** The last game of the previous page of ended games. */
    after: z.optional(gameId),
  }),
  response: listedGames,
  example: { games: [EXAMPLE_GAME], hasMore: false },
  refusals: [],
  publicCacheSeconds: 1,
})

export const countGames = endpoint({
  name: 'countGames',
  method: 'GET',
  path: '/api/games/counts',
  summary: 'How many games are open, about to be drawn (closed or full), drawn, and how many there are in total',
  tag: 'games',
  access: 'everyone',
  response: z.object({ active: count, drawingSoon: count, completed: count, total: count }),
  example: { active: 3, drawingSoon: 1, completed: 411, total: 420 },
  refusals: [],
  publicCacheSeconds: 1,
})

export const showGame = endpoint({
  name: 'showGame',
  method: 'GET',
  path: '/api/games/:gameId',
  summary: 'One game',
  tag: 'games',
  access: 'everyone',
  params: z.object({ gameId }),
  response: game,
  example: EXAMPLE_GAME,
  refusals: ['game_not_found'],
  publicCacheSeconds: 1,
})
