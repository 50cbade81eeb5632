import { NUMBER_STATUSES } from '@edil/domain/boards'
import { GROUP_CHECKS, PAYMENT_STATUSES, REFUND_REASONS, REJECTION_CODES } from '@edil/domain/payments'
import { GAME_TYPES } from '@edil/domain/plans'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, gameId, gameType, paymentId, paymentMethod, pickedNumbers, santim } from './fields.ts'
import { EXAMPLE_ACCOUNT, receivingAccount } from './payments.ts'
import { empty, isWaitingForAdmin } from './person-fields.ts'
import { instant } from './time.ts'
import { uuid } from './uuid.ts'

const REVIEWERS = ['reviewer', 'admin'] as const

/** Another payment with an identical or similar screenshot. */
const duplicate = z.object({
  paymentId,
  username: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  submittedAt: instant,
  /** The files are identical. Otherwise they only look alike, which is a hint. */
  isIdentical: z.boolean(),
})

/** A payment as a reviewer sees it. */
export const paymentReview = z.object({
  id: paymentId,
  personId: uuid,
  username: z.string(),
  fullName: z.string(),
  earlierPayments: count,
  earlierRejections: count,
  gameId,
  type: gameType,
  drawsAt: instant,
  isGameOpen: z.boolean(),
  feeSantim: santim,
  method: paymentMethod,
  accountName: z.string(),
  amountSantim: santim,
  count: z.int(),
  numbers: pickedNumbers,
  reference: z.nullable(z.string()),
  /** Another payment used this reference, other than a try of the same player that could be corrected. */
  isReferenceReused: z.boolean(),
  /** When the numbers were held; `null` for a payment without numbers. */
  heldAt: z.nullable(instant),
  status: z.enum(PAYMENT_STATUSES),
  rejection: z.nullable(z.enum(REJECTION_CODES)),
  note: z.nullable(z.string()),
  /** Why it was approved although a check failed. */
  overrideNote: z.nullable(z.string()),
  ticketNumber: z.nullable(z.string()),
  submittedAt: instant,
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
  /** Valid for an hour, for this reviewer only; null once payer and screenshot are erased. */
  screenshotUrl: z.nullable(z.string()),
  duplicates: z.array(duplicate),
  /** The usernames of the reviewers who have it open now. */
  openedBy: z.array(z.string()),
})
export type PaymentReview = z.infer<typeof paymentReview>

export const EXAMPLE_REVIEW: PaymentReview = {
  id: '6f2c1d1e-8f0a-4b52-9a3e-0d6a1f6f2b11',
  personId: '1d3f9f0c-6d1e-4f59-8a66-0f6b7a0d2c33',
  username: 'selam_b',
  fullName: 'Selam Bekele',
  earlierPayments: 12,
  earlierRejections: 0,
  gameId: 'daily-412',
  type: 'daily',
  drawsAt: '2026-11-15T15:00:00.000Z',
  isGameOpen: true,
  feeSantim: 50_000,
  method: 'telebirr',
  accountName: 'Selam Bekele',
  amountSantim: 100_000,
  count: 2,
  numbers: [42, 93],
  reference: 'CHV4K8Q2ZT',
  isReferenceReused: false,
  heldAt: '2026-11-15T12:00:00.000Z',
  status: 'pending',
  rejection: null,
  note: null,
  overrideNote: null,
  ticketNumber: null,
  submittedAt: '2026-11-15T12:07:00.000Z',
  decidedAt: null,
  decidedBy: null,
  screenshotUrl: '/api/screenshots/8a1f…',
  duplicates: [],
  openedBy: ['hana_r'],
}

export const listReviews = endpoint({
  name: 'listReviews',
  method: 'GET',
  path: '/api/review/payments',
  summary:
    'Payments of all games or of one type: pending ones oldest first, decided ones newest first; and how many are pending',
  tag: 'review',
  access: REVIEWERS,
  query: z.strictObject({
    type: z._default(z.enum(['all', ...GAME_TYPES]), 'all'),
    status: z._default(z.enum(PAYMENT_STATUSES), 'pending'),
    /** Part of a username, account name or reference. */
    search: z._default(z.string().check(z.maxLength(60)), ''),
    /** The last payment of the page before. */
    after: z.optional(paymentId),
  }),
  response: z.object({
    payments: z.array(
      z.object({
        id: paymentId,
        type: gameType,
        username: z.string(),
        amountSantim: santim,
        submittedAt: instant,
        status: z.enum(PAYMENT_STATUSES),
        isDuplicateScreenshot: z.boolean(),
        isReferenceReused: z.boolean(),
        openedBy: z.array(z.string()),
      }),
    ),
    hasMore: z.boolean(),
    pendingCounts: z.record(gameType, count),
  }),
  example: {
    payments: [
      {
        id: EXAMPLE_REVIEW.id,
        type: 'daily',
        username: 'selam_b',
        amountSantim: 100_000,
        submittedAt: '2026-11-15T12:07:00.000Z',
        status: 'pending',
        isDuplicateScreenshot: false,
        isReferenceReused: false,
        openedBy: [],
      },
    ],
    hasMore: false,
    pendingCounts: { midday: 2, daily: 3, weekly: 1, monthly: 1 },
  },
  refusals: [],
})

export const showReview = endpoint({
  name: 'showReview',
  method: 'GET',
  path: '/api/review/payments/:paymentId',
  summary: 'One payment with everything that helps to decide',
  tag: 'review',
  access: REVIEWERS,
  params: z.object({ paymentId }),
  response: paymentReview,
  example: EXAMPLE_REVIEW,
  refusals: ['payment_not_found'],
})

export const reportPresence = endpoint({
  name: 'reportPresence',
  method: 'POST',
  path: '/api/review/payments/:paymentId/presence',
  summary: 'Reports that the caller has the payment open; sent every 20 seconds, and shown to the other reviewers',
  tag: 'review',
  access: REVIEWERS,
  isAutomatic: true,
  params: z.object({ paymentId }),
  response: empty,
  example: {},
  refusals: ['payment_not_found'],
})

export const setReference = endpoint({
  name: 'setReference',
  method: 'PUT',
  path: '/api/review/payments/:paymentId/reference',
  summary:
    'Sets the transaction number that the screenshot of a pending payment shows. Refused when another payment that is not rejected has it',
  tag: 'review',
  access: REVIEWERS,
  params: z.object({ paymentId }),
  body: z.strictObject({ reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
  response: paymentReview,
  example: EXAMPLE_REVIEW,
  refusals: [
    'payment_not_found',
    'payment_already_decided',
    'own_payment',
    'reference_invalid',
    'reference_used',
    'checks_fail',
  ],
})

/** What a decision came to. */
const decision = z.object({
  id: paymentId,
  type: gameType,
  username: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  /** Null when the payment was rejected, or the player still has to select a ticket. */
  ticketNumber: z.nullable(z.string()),
})
export type PaymentDecision = z.infer<typeof decision>

const EXAMPLE_DECISION: PaymentDecision = {
  id: EXAMPLE_REVIEW.id,
  type: 'daily',
  username: 'selam_b',
  status: 'approved',
  ticketNumber: 'D-0412-0007',
}

/** The transaction number that the reviewer has compared with the screenshot or the statement. */
const comparedReference = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
/** The amount that arrived, if it was more than the price. */
const moreReceived = z.optional(z.int().check(z.positive()))

const APPROVAL_REFUSALS = [
  'payment_not_found',
  'payment_already_decided',
  'own_payment',
  'received_too_little',
  'received_too_much',
  'reference_changed',
  'reference_missing',
  'reference_used',
] as const

export const approvePayment = endpoint({
  name: 'approvePayment',
  method: 'POST',
  path: '/api/review/payments/:paymentId/approval',
  summary:
    'Approves a payment: issues the ticket or offers the selection, and posts the money. An excess becomes a refund. Refused when a check fails, or the payment has another transaction number than the one compared',
  tag: 'review',
  access: REVIEWERS,
  params: z.object({ paymentId }),
  body: z.strictObject({ reference: comparedReference, receivedSantim: moreReceived }),
  response: decision,
  example: EXAMPLE_DECISION,
  refusals: [...APPROVAL_REFUSALS, 'checks_fail'],
})

export const approveDespiteChecks = endpoint({
  name: 'approveDespiteChecks',
  method: 'POST',
  path: '/api/review/payments/:paymentId/approval-despite-checks',
  summary:
    'Approves a payment although a check fails. The note is stored with the payment and in the audit log. Never without a transaction number',
  tag: 'review',
  access: REVIEWERS,
  requiresStepUp: true,
  params: z.object({ paymentId }),
  body: z.strictObject({
    /** Why it is right all the same. */
    note: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
    reference: comparedReference,
    receivedSantim: moreReceived,
  }),
  response: decision,
  example: EXAMPLE_DECISION,
  refusals: APPROVAL_REFUSALS,
})

export const rejectPayment = endpoint({
  name: 'rejectPayment',
  method: 'POST',
  path: '/api/review/payments/:paymentId/rejection',
  summary:
    'Rejects a payment with a reason. If the player can correct it, the numbers are held again. Money that arrived becomes a refund, and uses up its transaction number',
  tag: 'review',
  access: REVIEWERS,
  params: z.object({ paymentId }),
  body: z.strictObject({
    reason: z.enum(REJECTION_CODES),
    note: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
    receivedSantim: z._default(santim, 0),
  }),
  response: decision,
  example: { ...EXAMPLE_DECISION, status: 'rejected', ticketNumber: null },
  refusals: [
    'payment_not_found',
    'payment_already_decided',
    'own_payment',
    'received_too_much',
    'reference_missing',
    'reference_used',
  ],
})

/** The numbers of a player on one board, shown and decided together. */
const numberGroup = z.object({
  gameId,
  personId: uuid,
  username: z.string(),
  numbers: z.array(z.object({ number: z.int(), status: z.enum(NUMBER_STATUSES) })),
  /** Whether there is a payment to approve. */
  canApprove: z.boolean(),
  canCancel: z.boolean(),
  /** Pending payments with a failing check, or that the caller has not opened: they are decided on the page of payments, not here. */
  failing: z.array(z.object({ paymentId, checks: z.array(z.enum(GROUP_CHECKS)) })),
  since: instant,
})

export const listNumberGroups = endpoint({
  name: 'listNumberGroups',
  method: 'GET',
  path: '/api/review/numbers',
  summary: 'The taken numbers of the open games of one type, grouped by player',
  tag: 'review',
  access: REVIEWERS,
  query: z.strictObject({
    type: z._default(gameType, 'daily'),
    /** Game and person of the last group of the previous page. */
    after: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9]*-[0-9]+:[0-9a-f-]{36}$/))),
  }),
  response: z.object({ groups: z.array(numberGroup), hasMore: z.boolean() }),
  example: {
    groups: [
      {
        gameId: 'daily-412',
        personId: EXAMPLE_REVIEW.personId,
        username: 'selam_b',
        numbers: [{ number: 42, status: 'pending' }],
        canApprove: true,
        canCancel: true,
        failing: [],
        since: '2026-11-15T12:07:00.000Z',
      },
    ],
    hasMore: false,
  },
  refusals: [],
})

const groupBody = z.strictObject({ gameId, personId: uuid })

export const approveGroup = endpoint({
  name: 'approveGroup',
  method: 'POST',
  path: '/api/review/numbers/approval',
  summary:
    'Approves every pending payment of a player on one board. Refused when a check of one of them fails, or the caller has not opened it',
  tag: 'review',
  access: REVIEWERS,
  body: groupBody,
  response: z.object({ approved: count }),
  example: { approved: 1 },
  refusals: ['nothing_to_decide', 'not_opened', 'own_payment', 'checks_fail', 'reference_used'],
})

export const cancelGroup = endpoint({
  name: 'cancelGroup',
  method: 'POST',
  path: '/api/review/numbers/cancellation',
  summary: 'Cancels what is not approved yet: holds are released, pending payments are rejected as cancelled',
  tag: 'review',
  access: REVIEWERS,
  body: groupBody,
  response: z.object({ cancelled: count }),
  example: { cancelled: 2 },
  refusals: ['nothing_to_decide', 'own_payment'],
})

const owedRefund = z.object({
  id: uuid,
  username: z.string(),
  fullName: z.string(),
  phone: z.nullable(z.string()),
  accountName: z.string(),
  method: paymentMethod,
  amountSantim: santim,
  reason: z.enum(REFUND_REASONS),
  owedAt: instant,
  paidAt: z.nullable(instant),
  paidBy: z.nullable(z.string()),
  /** Who decided about its payment, or withdrew its ticket: they cannot pay it. */
  decidedBy: z.array(z.string()),
  /** Who is paying it at the moment. */
  reservedBy: z.nullable(z.string()),
  transferReference: z.nullable(z.string()),
})
export type OwedRefund = z.infer<typeof owedRefund>

const EXAMPLE_OWED: OwedRefund = {
  id: '0f4ad7ab-7c4f-4f6e-9f0f-8a9e0c7d6b55',
  username: 'selam_b',
  fullName: 'Selam Bekele',
  phone: '+251911223344',
  accountName: 'Selam Bekele',
  method: 'telebirr',
  amountSantim: 50_000,
  reason: 'paid_too_much',
  owedAt: '2026-11-15T13:00:00.000Z',
  paidAt: null,
  paidBy: null,
  decidedBy: ['dawit_m'],
  reservedBy: null,
  transferReference: null,
}

export const listRefunds = endpoint({
  name: 'listRefunds',
  method: 'GET',
  path: '/api/review/refunds',
  summary: 'Refunds that are owed, oldest first; or refunds that were paid, newest first',
  tag: 'review',
  access: REVIEWERS,
  query: z.strictObject({
    state: z._default(z.enum(['owed', 'paid']), 'owed'),
    /** The last refund of the previous page. */
    after: z.optional(uuid),
  }),
  response: z.object({ refunds: z.array(owedRefund), hasMore: z.boolean(), owedSantim: santim }),
  example: { refunds: [EXAMPLE_OWED], hasMore: false, owedSantim: 50_000 },
  refusals: [],
})

export const payRefund = endpoint({
  name: 'payRefund',
  method: 'POST',
  path: '/api/review/refunds/:refundId/transfer',
  summary:
    'Marks a refund as paid, with the transaction number of the transfer. The caller must have reserved it. Refused the second time',
  tag: 'review',
  access: REVIEWERS,
  requiresStepUp: true,
  params: z.object({ refundId: uuid }),
  body: z.strictObject({ transferReference: z.string().check(z.maxLength(60)) }),
  response: owedRefund,
  example: { ...EXAMPLE_OWED, paidAt: '2026-11-15T14:00:00.000Z', paidBy: 'hana_r', transferReference: 'CHX9K1P2MM' },
  refusals: [
    'refund_not_found',
    'refund_already_paid',
    'own_refund',
    'decider_cannot_pay',
    'not_reserved',
    'reserved_by_other',
    'reference_invalid',
    'reference_used',
  ],
})

export const reserveRefund = endpoint({
  name: 'reserveRefund',
  method: 'POST',
  path: '/api/review/refunds/:refundId/reservation',
  summary: '"I am paying this one": for ten minutes others cannot pay the refund',
  tag: 'review',
  access: REVIEWERS,
  params: z.object({ refundId: uuid }),
  response: owedRefund,
  example: { ...EXAMPLE_OWED, reservedBy: 'hana_r' },
  refusals: ['refund_not_found', 'refund_already_paid', 'own_refund', 'decider_cannot_pay', 'reserved_by_other'],
})

export const setReceivingAccount = endpoint({
  name: 'setReceivingAccount',
  method: 'PUT',
  path: '/api/receiving-accounts/:method',
  summary:
    'Proposes the account that receives payments by this method: another admin confirms it, or it takes effect after a day. An empty number closes the method at once',
  tag: 'review',
  access: ['admin'],
  requiresStepUp: true,
  params: z.object({ method: paymentMethod }),
  body: z.strictObject({
    accountName: z.string().check(z.trim(), z.maxLength(100)),
    accountNumber: z.string().check(z.trim(), z.regex(/^[0-9+ ]{0,30}$/)),
  }),
  response: z.object({ accounts: z.array(receivingAccount), isWaiting: isWaitingForAdmin }),
  example: {
    accounts: [EXAMPLE_ACCOUNT],
    isWaiting: true,
  },
  refusals: [],
})
