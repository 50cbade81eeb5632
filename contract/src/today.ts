import { GAME_STATUSES } from '@edil/domain/games'
import { STAFF } from '@edil/domain/people'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, gameId, gameType, instant, paymentMethod, santim } from './fields.ts'

/** What waits for an operator, and since when the oldest of it waits. */
const waiting = z.object({ count, oldestAt: z.nullable(instant) })

const drawOfDay = z.object({
  gameId,
  type: gameType,
  status: z.enum(GAME_STATUSES),
  /** Numbers with a player: held, paid or approved. */
  sold: count,
  /** Of them, numbers with an approved payment. */
  approved: count,
  closesAt: instant,
  drawsAt: instant,
  drawnAt: z.nullable(instant),
})
export type DrawOfDay = z.infer<typeof drawOfDay>

const today = z.object({
  payments: z.extend(waiting, { byType: z.record(gameType, count) }),
  /** What the ledger owes to players, and how many refunds that are. */
  refunds: z.extend(waiting, { owedSantim: santim }),
  /** Claimed prizes that wait for an approval, or approved ones that wait for the transfer; since the claim. */
  prizes: z.object({
    toApprove: waiting,
    toPay: waiting,
    /** Of them, those whose promised time has passed. */
    overdue: count,
    /** Also prizes that their winners have not claimed yet. */
    owedSantim: santim,
  }),
  /** Money that was booked as received since midnight in Addis Ababa, from the ledger. */
  moneyIn: z.object({
    santim,
    byGame: z.array(z.object({ gameId, type: gameType, payments: count, santim })),
    /** By the method, with the account that receives it now; `null` when the method is closed meanwhile. */
    byAccount: z.array(
      z.object({ method: paymentMethod, accountNumber: z.nullable(z.string()), payments: count, santim }),
    ),
  }),
  approved: count,
  rejected: count,
  newPlayers: count,
  prizesPaidSantim: santim,
  refundsPaidSantim: santim,
  /** Games that are not drawn yet, and those that ended today; in the order of their draws. */
  draws: z.array(drawOfDay),
})
export type Today = z.infer<typeof today>

export const EXAMPLE_TODAY: Today = {
  payments: { count: 7, oldestAt: '2026-11-15T12:02:00.000Z', byType: { midday: 2, daily: 3, weekly: 1, monthly: 1 } },
  refunds: { count: 1, oldestAt: '2026-11-15T07:10:00.000Z', owedSantim: 50_000 },
  prizes: {
    toApprove: { count: 1, oldestAt: '2026-11-15T12:58:00.000Z' },
    toPay: { count: 1, oldestAt: '2026-11-14T15:40:00.000Z' },
    overdue: 1,
    owedSantim: 212_500,
  },
  moneyIn: {
    santim: 250_000,
    byGame: [{ gameId: 'daily-414', type: 'daily', payments: 3, santim: 250_000 }],
    byAccount: [{ method: 'telebirr', accountNumber: '0900123456', payments: 3, santim: 250_000 }],
  },
  approved: 3,
  rejected: 1,
  newPlayers: 23,
  prizesPaidSantim: 700_000,
  refundsPaidSantim: 0,
  draws: [
    {
      gameId: 'midday-415',
      type: 'midday',
      status: 'completed',
      sold: 88,
      approved: 88,
      closesAt: '2026-11-15T08:50:00.000Z',
      drawsAt: '2026-11-15T09:00:00.000Z',
      drawnAt: '2026-11-15T09:00:04.000Z',
    },
    {
      gameId: 'daily-414',
      type: 'daily',
      status: 'active',
      sold: 87,
      approved: 80,
      closesAt: '2026-11-15T14:50:00.000Z',
      drawsAt: '2026-11-15T15:00:00.000Z',
      drawnAt: null,
    },
  ],
}

export const showToday = endpoint({
  name: 'showToday',
  method: 'GET',
  path: '/api/today',
  summary: 'What waits for the operators, the money received today, and the draws of the day',
  tag: 'staff',
  access: STAFF,
  response: today,
  example: EXAMPLE_TODAY,
  refusals: [],
})
