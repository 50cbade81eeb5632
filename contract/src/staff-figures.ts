import { type DayRange, isRangeAllowed } from '@edil/domain/day-range'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, fileBytes, gameId, gameType, paymentMethod, santim } from './fields.ts'
import { day } from './time.ts'

/** Figures for operators, of a range of days in Addis Ababa. Money is read from the ledger. */

/** Both days are included. */
const days = { from: day, to: day }
const inRange = z.refine<DayRange>(isRangeAllowed, 'a range has 1 to 366 days')

/** A difference of amounts, which may be negative. */
const signedSantim = z.int()

const figuresOfDay = z.object({
  day,
  /** What was booked as received, also money that is owed back. */
  moneyInSantim: santim,
  refundsPaidSantim: santim,
  /** A transfer that came back is taken off the day on which it came back. */
  prizesPaidSantim: signedSantim,
  approved: count,
  rejected: count,
  /** Issued on this day, without those that were withdrawn or whose game was cancelled. */
  ticketsSold: count,
})
export type FiguresOfDay = z.infer<typeof figuresOfDay>

/** By the method, with the account that receives it now; `null` when the method is closed meanwhile. */
const figuresOfAccount = z.object({
  method: paymentMethod,
  accountNumber: z.nullable(z.string()),
  approved: count,
  /** Also of rejected payments, and what was paid above the price. */
  moneyInSantim: santim,
})
export type FiguresOfAccount = z.infer<typeof figuresOfAccount>

/** Seconds from the submission of a payment to its decision. */
const figuresOfReviewer = z.object({
  reviewerId: z.guid(),
  reviewer: z.string(),
  approved: count,
  rejected: count,
  medianSeconds: count,
  p95Seconds: count,
})
export type FiguresOfReviewer = z.infer<typeof figuresOfReviewer>

/** A game that has ended, and all money that its account received. */
const figuresOfGame = z.object({
  gameId,
  type: gameType,
  /** The day on which the draw was due. */
  day,
  isCancelled: z.boolean(),
  sold: count,
  moneyInSantim: santim,
  /** Of a cancelled game and of withdrawn tickets: as a refund, or as a ticket of the next game. */
  returnedSantim: santim,
  /** Won prizes, before tax. */
  prizesSantim: santim,
  /** Money in without what was returned and the prizes. */
  marginSantim: signedSantim,
})
export type FiguresOfGame = z.infer<typeof figuresOfGame>

const staffFigures = z.object({
  /** Every day of the range, the first one first. */
  days: z.array(figuresOfDay),
  accounts: z.array(figuresOfAccount),
  reviewers: z.array(figuresOfReviewer),
})
export type StaffFigures = z.infer<typeof staffFigures>

export const EXAMPLE_STAFF_FIGURES: StaffFigures = {
  days: [
    {
      day: '2026-11-14',
      moneyInSantim: 4_850_000,
      refundsPaidSantim: 50_000,
      prizesPaidSantim: 3_040_000,
      approved: 61,
      rejected: 3,
      ticketsSold: 60,
    },
    {
      day: '2026-11-15',
      moneyInSantim: 2_500_000,
      refundsPaidSantim: 0,
      prizesPaidSantim: -240_000,
      approved: 31,
      rejected: 1,
      ticketsSold: 31,
    },
  ],
  accounts: [{ method: 'telebirr', accountNumber: '0900123456', approved: 92, moneyInSantim: 7_350_000 }],
  reviewers: [
    {
      reviewerId: '2d3f9f0c-6d1e-4f59-8a66-0f6b7a0d2c34',
      reviewer: 'hana_r',
      approved: 92,
      rejected: 4,
      medianSeconds: 38,
      p95Seconds: 240,
    },
  ],
}

export const showStaffFigures = endpoint({
  name: 'showStaffFigures',
  method: 'GET',
  path: '/api/staff/figures',
  summary: 'Money and decisions of a range of days: by day, by receiving account and by reviewer',
  tag: 'staff',
  access: ['admin'],
  query: z.strictObject(days).check(inRange),
  response: staffFigures,
  example: EXAMPLE_STAFF_FIGURES,
  refusals: [],
})

export const listStaffFiguresOfGames = endpoint({
  name: 'listStaffFiguresOfGames',
  method: 'GET',
  path: '/api/staff/figures/games',
  summary: 'The money of the ended games whose draw was due in a range of days, newest first',
  tag: 'staff',
  access: ['admin'],
  query: z.strictObject({ ...days, /** The last game of the page before. */ after: z.optional(gameId) }).check(inRange),
  response: z.object({ games: z.array(figuresOfGame), hasMore: z.boolean() }),
  example: {
    games: [
      {
        gameId: 'daily-414',
        type: 'daily',
        day: '2026-11-15',
        isCancelled: false,
        sold: 97,
        moneyInSantim: 4_900_000,
        returnedSantim: 50_000,
        prizesSantim: 3_800_000,
        marginSantim: 1_050_000,
      },
    ],
    hasMore: false,
  },
  refusals: [],
})

export const FIGURE_TABLES = ['days', 'games', 'accounts', 'reviewers'] as const
export type FigureTable = (typeof FIGURE_TABLES)[number]

export const exportStaffFigures = endpoint({
  name: 'exportStaffFigures',
  method: 'GET',
  path: '/api/staff/figures/export',
  summary: 'One table of the figures as CSV for a spreadsheet. Each export is written to the audit log',
  tag: 'staff',
  access: ['admin'],
  query: z.strictObject({ ...days, table: z.enum(FIGURE_TABLES) }).check(inRange),
  response: fileBytes,
  responseMediaType: 'text/csv',
  example: new Uint8Array(),
  refusals: [],
})
