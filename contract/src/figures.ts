import { LANGUAGES } from '@edil/domain/people'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { boardNumber, count, fileBytes, gameId, gameType, pickedNumbers, santim } from './fields.ts'
import { day, instant } from './time.ts'

/** Public figures. Each is read from rows that are kept up to date with every change; none is summed over all games on a read. */

/** Whether a prize has reached its winner. An unsold number has no winner. */
export const PRIZE_STATES = ['paid', 'owed', 'no_winner', 'unclaimed'] as const
export type PrizeState = (typeof PRIZE_STATES)[number]

const publicPrize = z.object({
  position: z.int().check(z.minimum(1), z.maximum(3)),
  number: boardNumber,
  prizeSantim: santim,
  state: z.enum(PRIZE_STATES),
  /** First name and initial; `null` when the player hides it, or the number was not sold. */
  player: z.nullable(z.string()),
  ticketNumber: z.nullable(z.string()),
  paidAt: z.nullable(instant),
  /** Minutes from the draw to the last transfer. */
  paidAfterMinutes: z.nullable(count),
})
export type PublicPrize = z.infer<typeof publicPrize>

const winnersOfDraw = z.object({ gameId, type: gameType, drawnAt: instant, prizes: z.array(publicPrize) })
export type WinnersOfDraw = z.infer<typeof winnersOfDraw>

/** How long something took for all players of the last 30 days; `null` when it did not happen. */
const duration = z.nullable(z.object({ medianMinutes: z.number(), p95Minutes: z.number(), count }))
export type Duration = z.infer<typeof duration>

const recentWinner = z.object({ gameId, type: gameType, drawnAt: instant, prize: publicPrize })
export type RecentWinner = z.infer<typeof recentWinner>

const EXAMPLE_PRIZE: PublicPrize = {
  position: 1,
  number: 27,
  prizeSantim: 3_500_000,
  state: 'paid',
  player: 'Hana T.',
  ticketNumber: 'D-0413-0031',
  paidAt: '2026-11-14T15:41:00.000Z',
  paidAfterMinutes: 41,
}
const EXAMPLE_WINNER: RecentWinner = {
  gameId: 'daily-413',
  type: 'daily',
  drawnAt: '2026-11-14T15:00:04.000Z',
  prize: EXAMPLE_PRIZE,
}
const EXAMPLE_DURATION = { medianMinutes: 52, p95Minutes: 310, count: 84 }

export const showHome = endpoint({
  name: 'showHome',
  method: 'GET',
  path: '/api/figures/home',
  summary: 'The figures of the home page',
  tag: 'figures',
  access: 'everyone',
  response: z.object({
    /** The prizes of all games that are open or being drawn. */
    prizePoolSantim: santim,
    /** People with a number in these games, each counted once. */
    activePlayers: count,
    /** Prizes won in draws of today, Addis Ababa time. */
    winnersToday: count,
    nextGame: z.nullable(z.object({ gameId, type: gameType, closesAt: instant, drawsAt: instant })),
    /** The lowest and highest first prize of the active plans. */
    firstPrizesSantim: z.nullable(z.object({ lowest: santim, highest: santim })),
    payouts: duration,
    recentWinners: z.array(recentWinner),
  }),
  example: {
    prizePoolSantim: 55_520_000,
    activePlayers: 214,
    winnersToday: 3,
    nextGame: {
      gameId: 'daily-415',
      type: 'daily',
      closesAt: '2026-11-15T14:50:00.000Z',
      drawsAt: '2026-11-15T15:00:00.000Z',
    },
    firstPrizesSantim: { lowest: 700_000, highest: 40_000_000 },
    payouts: EXAMPLE_DURATION,
    recentWinners: [EXAMPLE_WINNER],
  },
  refusals: [],
  publicCacheSeconds: 1,
})

/** Approved payments for the open game of a type, and what they led to. Days begin at midnight, weeks on Sunday, in Addis Ababa. */
const jackpot = z.object({
  type: gameType,
  paidToday: count,
  paidThisWeek: count,
  /** People who paid this month. */
  monthlyPlayers: count,
  haveTickets: count,
  /** Tickets that play in the next draw. */
  totalQualified: count,
})
export type Jackpot = z.infer<typeof jackpot>

/** The open daily game: what is paid, and by whom. */
const dailyPlayers = z.object({
  gameId,
  paidNumbers: z.array(boardNumber),
  /** By first name and initial; when hidden, by the number of the ticket, or `null` before there is one. */
  players: z.array(z.object({ player: z.nullable(z.string()), numbers: pickedNumbers, amountSantim: santim })),
})
export type DailyPlayers = z.infer<typeof dailyPlayers>

export const showJackpots = endpoint({
  name: 'showJackpots',
  method: 'GET',
  path: '/api/figures/jackpots',
  summary: 'The counts of every game type, the paid numbers and payments of the open daily game, and recent winners',
  tag: 'figures',
  access: 'everyone',
  response: z.object({
    jackpots: z.array(jackpot),
    daily: z.nullable(dailyPlayers),
    recentWinners: z.array(recentWinner),
  }),
  example: {
    jackpots: [
      { type: 'daily', paidToday: 51, paidThisWeek: 260, monthlyPlayers: 410, haveTickets: 49, totalQualified: 49 },
    ],
    daily: {
      gameId: 'daily-415',
      paidNumbers: [7, 12, 93],
      players: [{ player: 'Selam B.', numbers: [7, 12, 93], amountSantim: 150_000 }],
    },
    recentWinners: [EXAMPLE_WINNER],
  },
  refusals: [],
  publicCacheSeconds: 1,
})

export const listWinners = endpoint({
  name: 'listWinners',
  method: 'GET',
  path: '/api/winners',
  summary: 'The winners of the draws of one type, newest first, and totals over all draws',
  tag: 'figures',
  access: 'everyone',
  query: z.strictObject({
    type: z._default(gameType, 'daily'),
    /** The last draw of the page before. */
    after: z.optional(gameId),
  }),
  response: z.object({
    draws: z.array(winnersOfDraw),
    hasMore: z.boolean(),
    totals: z.object({
      paidSantim: santim,
      winners: count,
      draws: count,
      /** Draws whose sealed list enough witnesses saw in time. */
      witnessed: count,
      owedSantim: santim,
    }),
  }),
  example: {
    draws: [{ gameId: 'daily-413', type: 'daily', drawnAt: '2026-11-14T15:00:04.000Z', prizes: [EXAMPLE_PRIZE] }],
    hasMore: true,
    totals: { paidSantim: 318_400_000, winners: 1_206, draws: 413, witnessed: 412, owedSantim: 200_000 },
  },
  refusals: [],
  publicCacheSeconds: 1,
})

/** What became of the money of one game: that of its tickets. Tax is part of the prizes. */
const gameMoney = z.object({
  gameId,
  type: gameType,
  /** `null` for a cancelled game. */
  drawnAt: z.nullable(instant),
  sold: count,
  feeSantim: santim,
  takenInSantim: santim,
  prizesSantim: santim,
  taxSantim: santim,
  paidSantim: santim,
  /** Of a cancelled game and of withdrawn tickets: as a refund, or as a ticket of the next game. */
  returnedSantim: santim,
  winners: count,
  winnersPaid: count,
})
export type GameMoney = z.infer<typeof gameMoney>

const EXAMPLE_GAME_MONEY: GameMoney = {
  gameId: 'daily-414',
  type: 'daily',
  drawnAt: '2026-11-15T15:00:04.000Z',
  sold: 97,
  feeSantim: 50_000,
  takenInSantim: 4_850_000,
  prizesSantim: 3_800_000,
  taxSantim: 760_000,
  paidSantim: 3_040_000,
  returnedSantim: 0,
  winners: 2,
  winnersPaid: 2,
}

export const showGameMoney = endpoint({
  name: 'showGameMoney',
  method: 'GET',
  path: '/api/games/:gameId/money',
  summary: 'The money of one game, and its winners with what they were paid',
  tag: 'figures',
  access: 'everyone',
  params: z.object({ gameId }),
  response: z.object({ ...gameMoney.shape, prizes: z.array(publicPrize) }),
  example: { ...EXAMPLE_GAME_MONEY, prizes: [EXAMPLE_PRIZE] },
  refusals: ['game_not_found'],
  publicCacheSeconds: 1,
})

/** For the link to a draw in Telegram, WhatsApp and Facebook. */
export const showDrawPreview = endpoint({
  name: 'showDrawPreview',
  method: 'GET',
  path: '/api/games/:gameId/preview.png',
  summary: 'The picture beside a link to a draw: its numbers, prizes and winners',
  tag: 'figures',
  access: 'everyone',
  params: z.object({ gameId }),
  query: z.strictObject({ language: z._default(z.enum(LANGUAGES), 'en') }),
  response: fileBytes,
  responseMediaType: 'image/png',
  example: Uint8Array.of(0x89, 0x50, 0x4e, 0x47),
  refusals: ['game_not_found'],
  publicCacheSeconds: 60,
})

export const showMoney = endpoint({
  name: 'showMoney',
  method: 'GET',
  path: '/api/figures/money',
  summary:
    'All money since the first payment, in all and by month, from the ledger; and how long approvals and payouts took',
  tag: 'figures',
  access: 'everyone',
  response: z.object({
    /** The day of the first posting, Addis Ababa time. */
    since: z.nullable(day),
    takenInSantim: santim,
    prizesSantim: santim,
    /** Transferred to winners or withheld as tax. */
    prizesPaidSantim: santim,
    stillOwedSantim: santim,
    refundsSantim: santim,
    /** Newest first, at most twelve. */
    months: z.array(
      z.object({
        month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
        takenInSantim: santim,
        prizesSantim: santim,
        refundsSantim: santim,
      }),
    ),
    approvals: duration,
    payouts: duration,
  }),
  example: {
    since: '2026-03-01',
    takenInSantim: 1_003_000_000,
    prizesSantim: 787_800_000,
    prizesPaidSantim: 787_600_000,
    stillOwedSantim: 200_000,
    refundsSantim: 3_350_000,
    months: [{ month: '2026-10', takenInSantim: 210_400_000, prizesSantim: 166_230_000, refundsSantim: 1_600_000 }],
    approvals: { medianMinutes: 0.6, p95Minutes: 4, count: 1_911 },
    payouts: EXAMPLE_DURATION,
  },
  refusals: [],
  publicCacheSeconds: 1,
})

export const listGameMoney = endpoint({
  name: 'listGameMoney',
  method: 'GET',
  path: '/api/figures/money/games',
  summary: 'The money of every ended game, newest first',
  tag: 'figures',
  access: 'everyone',
  query: z.strictObject({ after: z.optional(gameId) }),
  response: z.object({ games: z.array(gameMoney), hasMore: z.boolean() }),
  example: { games: [EXAMPLE_GAME_MONEY], hasMore: false },
  refusals: [],
  publicCacheSeconds: 1,
})

export const exportMoney = endpoint({
  name: 'exportMoney',
  method: 'GET',
  path: '/api/figures/money/export',
  summary: 'The money of every ended game of a year, as CSV',
  tag: 'figures',
  access: 'everyone',
  query: z.strictObject({ year: z.coerce.number().check(z.minimum(2024), z.maximum(2100)) }),
  response: fileBytes,
  responseMediaType: 'text/csv',
  example: new Uint8Array(),
  refusals: [],
  publicCacheSeconds: 60,
})
