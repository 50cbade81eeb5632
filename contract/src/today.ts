import { GAME_STATUSES } from '@edil/domain/games'
import { PAYMENT_STATUSES, REJECTION_CODES } from '@edil/domain/payments'
import { STAFF } from '@edil/domain/people'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, gameId, gameType, paymentId, paymentMethod, santim } from './fields.ts'
import { instant } from './time.ts'

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
  payments: z.extend(waiting, {
    byType: z.record(gameType, count),
    /** A payment that waits for longer is late. */
    lateAfterMinutes: count,
  }),
  /** What the ledger owes to players, and how many refunds that are. */
  refunds: z.extend(waiting, { owedSantim: santim }),
  /** Tickets that one operator wants to withdraw and another has not confirmed yet, in games that are still open. */
  withdrawals: waiting,
  /** Claimed prizes that wait for an approval, or approved ones that wait for the transfer; since the claim. */
  prizes: z.object({
    toApprove: waiting,
    toPay: waiting,
    /** Of them, those whose promised time has passed. */
    overdue: count,
    /** Also prizes that their winners have not claimed yet. Before tax until a prize is approved, then after tax. */
    owedSantim: santim,
  }),
  /** Money that was booked as received since midnight in Addis Ababa, from the ledger. */
  moneyIn: z.object({
    /** The sum by account; also the sum by game, without a ticket and to send back. */
    santim,
    /** What was paid for the tickets of a game, also of those that were withdrawn or cancelled later. */
    byGame: z.array(z.object({ gameId, type: gameType, approved: count, santim })),
    /** Approved after the numbers were taken or the game closed, and the player has not selected another ticket. */
    withoutTicket: z.object({ approved: count, santim }),
    /** Of rejected payments, and what was paid above the price. */
    toSendBackSantim: santim,
    /** By the method, with the account that receives it now; `null` when the method is closed meanwhile. */
    byAccount: z.array(
      z.object({ method: paymentMethod, accountNumber: z.nullable(z.string()), approved: count, santim }),
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
  payments: {
    count: 7,
    oldestAt: '2026-11-15T12:02:00.000Z',
    byType: { midday: 2, daily: 3, weekly: 1, monthly: 1 },
    lateAfterMinutes: 5,
  },
  refunds: { count: 1, oldestAt: '2026-11-15T07:10:00.000Z', owedSantim: 50_000 },
  withdrawals: { count: 1, oldestAt: '2026-11-15T11:20:00.000Z' },
  prizes: {
    toApprove: { count: 1, oldestAt: '2026-11-15T12:58:00.000Z' },
    toPay: { count: 1, oldestAt: '2026-11-14T15:40:00.000Z' },
    overdue: 1,
    owedSantim: 212_500,
  },
  moneyIn: {
    santim: 310_000,
    byGame: [{ gameId: 'daily-414', type: 'daily', approved: 2, santim: 200_000 }],
    withoutTicket: { approved: 1, santim: 50_000 },
    toSendBackSantim: 60_000,
    byAccount: [{ method: 'telebirr', accountNumber: '0900123456', approved: 3, santim: 310_000 }],
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

/** How many payments a reviewer has decided today, and how long their players had waited. */
const reviewerOfDay = z.object({
  reviewer: z.string(),
  approved: count,
  rejected: count,
  medianSeconds: count,
  slowestSeconds: count,
})
export type ReviewerOfDay = z.infer<typeof reviewerOfDay>

const paymentDecision = z.object({
  paymentId,
  type: gameType,
  username: z.string(),
  amountSantim: santim,
  status: z.enum(PAYMENT_STATUSES),
  rejection: z.nullable(z.enum(REJECTION_CODES)),
  reviewer: z.string(),
  decidedAt: instant,
  /** From the submission to the decision. */
  waitedSeconds: count,
})
export type DecisionOfDay = z.infer<typeof paymentDecision>

export const listDecisions = endpoint({
  name: 'listDecisions',
  method: 'GET',
  path: '/api/today/decisions',
  summary: 'Who decided which payments today, and how fast: by reviewer, and the latest fifty',
  tag: 'staff',
  access: ['admin'],
  response: z.object({
    reviewers: z.array(reviewerOfDay),
    decisions: z.array(paymentDecision),
    hasMore: z.boolean(),
  }),
  example: {
    reviewers: [{ reviewer: 'hana_r', approved: 41, rejected: 2, medianSeconds: 38, slowestSeconds: 412 }],
    decisions: [
      {
        paymentId: '6f2c1d1e-8f0a-4b52-9a3e-0d6a1f6f2b11',
        type: 'daily',
        username: 'selam_b',
        amountSantim: 100_000,
        status: 'approved',
        rejection: null,
        reviewer: 'hana_r',
        decidedAt: '2026-11-15T12:08:10.000Z',
        waitedSeconds: 70,
      },
    ],
    hasMore: false,
  },
  refusals: [],
})

const setup = z.object({
  /** Players can pay by at least one method. */
  hasReceivingAccount: z.boolean(),
  /** Players can write to us or call. */
  hasHelp: z.boolean(),
  /** There is a licence that is valid today. */
  hasValidLicence: z.boolean(),
  /** The tax rule of today is confirmed. Prizes are approved only with a confirmed rule. */
  isTaxConfirmed: z.boolean(),
  /** Reviewers and admins with two-factor login. One approves a prize, another pays it. */
  payers: count,
  /** Staff cannot open their pages without it. */
  staffWithoutTwoFactor: count,
})
export type Setup = z.infer<typeof setup>

export const EXAMPLE_SETUP: Setup = {
  hasReceivingAccount: true,
  hasHelp: false,
  hasValidLicence: false,
  isTaxConfirmed: true,
  payers: 1,
  staffWithoutTwoFactor: 2,
}

export const showSetup = endpoint({
  name: 'showSetup',
  method: 'GET',
  path: '/api/today/setup',
  summary: 'What an admin has set up so far, of what the site needs',
  tag: 'staff',
  access: ['admin'],
  response: setup,
  example: EXAMPLE_SETUP,
  refusals: [],
})
