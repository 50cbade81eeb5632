import { PAYMENT_OUTCOMES, PAYMENT_STATUSES, REFUND_REASONS, REJECTION_CODES } from '@edil/domain/payments'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { gameId, gameType, paymentId, paymentMethod, pickCount, pickedNumbers, prizesSantim, santim } from './fields.ts'
import { instant } from './time.ts'
import { uuid } from './uuid.ts'

/** Where players send money. A method that never had an account is shown as 'Coming Soon'. */
export const receivingAccount = z.object({
  method: paymentMethod,
  accountName: z.string(),
  accountNumber: z.string(),
  /** When the account was last changed: the payment page says it. */
  changedAt: instant,
})
export type ReceivingAccount = z.infer<typeof receivingAccount>

export const EXAMPLE_ACCOUNT: ReceivingAccount = {
  method: 'telebirr',
  accountName: 'Edil Games',
  accountNumber: '0900123456',
  changedAt: '2026-10-01T09:00:00.000Z',
}

export const listReceivingAccounts = endpoint({
  name: 'listReceivingAccounts',
  method: 'GET',
  path: '/api/receiving-accounts',
  summary: 'The accounts that receive payments now, one per method',
  tag: 'payments',
  access: 'everyone',
  response: z.object({
    accounts: z.array(receivingAccount),
    /** Methods that had an account and have none now. */
    closed: z.array(paymentMethod),
  }),
  example: {
    accounts: [EXAMPLE_ACCOUNT],
    closed: ['cbe'],
  },
  refusals: [],
  publicCacheSeconds: 1,
})

/** A refund as the player sees it. */
export const refund = z.object({
  id: uuid,
  amountSantim: santim,
  reason: z.enum(REFUND_REASONS),
  /** The number that it is sent to: the one of the account. */
  phone: z.nullable(z.string()),
  owedAt: instant,
  paidAt: z.nullable(instant),
  /** The transaction number of the transfer. */
  transferReference: z.nullable(z.string()),
})
export type Refund = z.infer<typeof refund>

/** A payment as the player sees it. */
export const payment = z.object({
  id: paymentId,
  gameId,
  type: gameType,
  title: z.string(),
  drawsAt: instant,
  prizesSantim,
  method: paymentMethod,
  accountName: z.string(),
  amountSantim: santim,
  /** How many numbers were paid for. */
  count: pickCount,
  /** The numbers assigned to the payment. Fewer than `count`: the player still has to select the rest. */
  numbers: pickedNumbers,
  /** The numbers that it lost because the game closed before the approval. */
  wanted: pickedNumbers,
  /** The game was drawn, or is being drawn, without it: it was not approved when sales ended. */
  missedDraw: z.boolean(),
  reference: z.nullable(z.string()),
  status: z.enum(PAYMENT_STATUSES),
  outcome: z.nullable(z.enum(PAYMENT_OUTCOMES)),
  rejection: z.nullable(z.enum(REJECTION_CODES)),
  /** The reviewer's note to the player. */
  note: z.nullable(z.string()),
  /** The page of the ticket is /ticket/<key>. */
  ticketKey: z.nullable(z.string()),
  ticketNumber: z.nullable(z.string()),
  refunds: z.array(refund),
  submittedAt: instant,
  decidedAt: z.nullable(instant),
})
export type Payment = z.infer<typeof payment>

export const EXAMPLE_PAYMENT: Payment = {
  id: '6f2c1d1e-8f0a-4b52-9a3e-0d6a1f6f2b11',
  gameId: 'daily-412',
  type: 'daily',
  title: 'Daily',
  drawsAt: '2026-11-15T15:00:00.000Z',
  prizesSantim: [3_500_000, 300_000, 200_000],
  method: 'telebirr',
  accountName: 'Selam Bekele',
  amountSantim: 100_000,
  count: 2,
  numbers: [42, 93],
  wanted: [],
  missedDraw: false,
  reference: 'CHV4K8Q2ZT',
  status: 'pending',
  outcome: null,
  rejection: null,
  note: null,
  ticketKey: null,
  ticketNumber: null,
  refunds: [],
  submittedAt: '2026-11-15T12:07:00.000Z',
  decidedAt: null,
}

/** Also used by the payment form. */
export const accountName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

export const submitPayment = endpoint({
  name: 'submitPayment',
  method: 'POST',
  path: '/api/payments',
  summary:
    'Submits proof of a transfer. The price is the fee times the count. The same key again returns the first response',
  tag: 'payments',
  access: 'person',
  body: z.strictObject({
    key: uuid,
    gameId,
    method: paymentMethod,
    accountName,
    /** Spaces, dashes and letter case are ignored. */
    reference: z._default(z.string().check(z.maxLength(60)), ''),
    screenshotId: uuid,
    /** The held numbers that it pays for. Empty: the player selects a ticket once the payment is approved. */
    numbers: pickedNumbers,
    /** How many numbers are paid for when `numbers` is empty. */
    count: z._default(pickCount, 1),
  }),
  response: payment,
  example: EXAMPLE_PAYMENT,
  refusals: [
    'game_not_found',
    'method_not_available',
    'payments_today',
    'payments_waiting',
    'profile_incomplete',
    'staff_cannot_play',
    'reference_invalid',
    'reference_used',
    'screenshot_not_found',
    'screenshot_used',
    'too_many_attempts',
  ],
})

export const listMyPayments = endpoint({
  name: 'listMyPayments',
  method: 'GET',
  path: '/api/my/payments',
  summary: 'The payments of the caller, newest first',
  tag: 'payments',
  access: 'person',
  /** `after`: the last payment of the previous page. */
  query: z.strictObject({ after: z.optional(paymentId) }),
  response: z.object({ payments: z.array(payment), hasMore: z.boolean() }),
  example: { payments: [EXAMPLE_PAYMENT], hasMore: false },
  refusals: [],
})

/** A ticket that can be selected. */
const offer = z.object({ numbers: pickedNumbers.check(z.minLength(1)) })

export const listTicketOffers = endpoint({
  name: 'listTicketOffers',
  method: 'GET',
  path: '/api/my/payments/:paymentId/offers',
  summary: 'The tickets that can be selected for an approved payment, and those already taken',
  tag: 'payments',
  access: 'person',
  params: z.object({ paymentId }),
  response: z.object({
    /** The game of the payment, or the next one of its type if that has closed. */
    gameId,
    type: gameType,
    drawsAt: instant,
    /** Numbers of the payment on this board already; an offer adds to them. */
    assigned: pickedNumbers,
    /** The numbers that the payment lost when its game closed, if all of them are free here. */
    same: pickedNumbers,
    offers: z.array(offer),
    taken: z.array(z.object({ ticketNumber: z.string(), numbers: pickedNumbers })),
  }),
  example: {
    gameId: 'daily-412',
    type: 'daily',
    drawsAt: '2026-11-15T15:00:00.000Z',
    assigned: [42],
    same: [],
    offers: [{ numbers: [3] }, { numbers: [4] }],
    taken: [{ ticketNumber: 'D-0412-0007', numbers: [7, 42, 93] }],
  },
  refusals: ['payment_not_found', 'selection_not_owed', 'game_not_found'],
})

export const selectTicket = endpoint({
  name: 'selectTicket',
  method: 'POST',
  path: '/api/my/payments/:paymentId/ticket',
  summary: 'Selects a ticket with these numbers, or random ones, for an approved payment without a ticket',
  tag: 'payments',
  access: 'person',
  params: z.object({ paymentId }),
  body: z.union([
    z.strictObject({ numbers: pickedNumbers.check(z.minLength(1)) }),
    z.strictObject({ random: z.literal(true) }),
  ]),
  response: payment,
  example: { ...EXAMPLE_PAYMENT, status: 'approved', outcome: 'ticket' },
  refusals: [
    'fee_changed',
    'game_full',
    'game_not_found',
    'payment_not_found',
    'sales_stopped',
    'selection_not_owed',
    'ticket_unavailable',
    'too_many_numbers',
  ],
})

export const requestRefund = endpoint({
  name: 'requestRefund',
  method: 'POST',
  path: '/api/my/payments/:paymentId/refund',
  summary: 'Requests a refund instead of a ticket, for a payment whose game was cancelled or drawn before the approval',
  tag: 'payments',
  access: 'person',
  params: z.object({ paymentId }),
  response: payment,
  example: { ...EXAMPLE_PAYMENT, status: 'approved', outcome: 'refund' },
  refusals: ['payment_not_found', 'selection_not_owed'],
})
