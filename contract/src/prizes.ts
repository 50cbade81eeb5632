import { PAYOUT_FAILURES, PAYOUT_STATUSES, PRIZE_LISTS } from '@edil/domain/payouts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { boardNumber, count, fileBytes, gameId, gameType, paymentMethod, santim } from './fields.ts'
import { day, instant } from './time.ts'
import { uuid } from './uuid.ts'

const PAYERS = ['reviewer', 'admin'] as const

const prizeId = uuid
/** 1st, 2nd or 3rd. */
const position = z.int().check(z.minimum(1), z.maximum(3))
/** Hundredths of a percent: 2000 is 20 %. */
const taxRate = z.int().check(z.minimum(0), z.maximum(9_000))
const accountNumber = z.string().check(z.trim(), z.regex(/^\+?[0-9]{8,20}$/))
const accountName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
/** The name of the bank of a bank account; `null` for a wallet. */
const bank = z._default(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))), null)

/** Where the winner wants the money. */
const destination = z.object({
  method: paymentMethod,
  accountNumber: z.string(),
  accountName: z.string(),
  bank: z.nullable(z.string()),
})

const transfer = z.object({
  id: uuid,
  amountSantim: santim,
  reference: z.string(),
  paidAt: instant,
  /** When the money came back. */
  failedAt: z.nullable(instant),
})

/** What a prize is worth. Until the tax rule is confirmed, tax and net follow the draft and may change. */
const prizeMoney = {
  grossSantim: santim,
  taxRate,
  withheldSantim: santim,
  netSantim: santim,
  sentSantim: santim,
  isTaxConfirmed: z.boolean(),
}

const prizeFacts = {
  id: prizeId,
  gameId,
  type: gameType,
  position,
  number: boardNumber,
  ticketNumber: z.string(),
  drawnAt: instant,
  status: z.enum(PAYOUT_STATUSES),
  ...prizeMoney,
  claimUntil: instant,
  claimedAt: z.nullable(instant),
  /** By when it will be there; computed from the working hours of the method. */
  promisedAt: z.nullable(instant),
  paidAt: z.nullable(instant),
  destination: z.nullable(destination),
  /** Why the last attempt failed. */
  failure: z.nullable(z.enum(PAYOUT_FAILURES)),
}

/** A prize as its winner sees it. */
const myPrize = z.object({
  ...prizeFacts,
  transfers: z.array(transfer),
  /** The methods that can receive this amount; a wallet has a limit. */
  methods: z.array(paymentMethod),
})
export type MyPrize = z.infer<typeof myPrize>

const EXAMPLE_FACTS = {
  id: '6a1c1d1e-8f0a-4b52-9a3e-0d6a1f6f2b22',
  gameId: 'daily-414',
  type: 'daily',
  position: 1,
  number: 56,
  ticketNumber: 'D-0414-0033',
  drawnAt: '2026-11-15T15:00:04.000Z',
  status: 'approved',
  grossSantim: 3_500_000,
  taxRate: 2_000,
  withheldSantim: 700_000,
  netSantim: 2_800_000,
  sentSantim: 0,
  isTaxConfirmed: true,
  claimUntil: '2027-02-13T15:00:04.000Z',
  claimedAt: '2026-11-15T15:10:00.000Z',
  promisedAt: '2026-11-16T07:10:00.000Z',
  paidAt: null,
  destination: { method: 'telebirr', accountNumber: '+251911000678', accountName: 'Bekele Mulatu', bank: null },
  failure: null,
} as const
const EXAMPLE_TRANSFER = {
  id: '9f2c1d1e-8f0a-4b52-9a3e-0d6a1f6f2b33',
  amountSantim: 2_800_000,
  reference: 'CHX9K1P2MM',
  paidAt: '2026-11-15T15:41:00.000Z',
  failedAt: null,
}
const EXAMPLE_MY_PRIZE: MyPrize = { ...EXAMPLE_FACTS, transfers: [], methods: ['telebirr', 'cbe', 'bank'] }

export const listMyPrizes = endpoint({
  name: 'listMyPrizes',
  method: 'GET',
  path: '/api/my/prizes',
  summary: "The caller's prizes, newest first",
  tag: 'prizes',
  access: 'person',
  query: z.strictObject({ after: z.optional(prizeId) }),
  response: z.object({ prizes: z.array(myPrize), hasMore: z.boolean() }),
  example: { prizes: [EXAMPLE_MY_PRIZE], hasMore: false },
  refusals: [],
})

export const claimPrize = endpoint({
  name: 'claimPrize',
  method: 'PUT',
  path: '/api/my/prizes/:prizeId/claim',
  summary: 'Says where to send a prize. Can be changed until it is approved',
  tag: 'prizes',
  access: 'person',
  params: z.object({ prizeId }),
  body: z
    .strictObject({ method: paymentMethod, accountNumber, accountName, bank })
    .check(z.refine(({ method, bank }) => (method === 'bank') === (bank !== null), { path: ['bank'] })),
  response: myPrize,
  example: { ...EXAMPLE_MY_PRIZE, status: 'claimed' },
  refusals: [
    'prize_not_found',
    'prize_step_not_allowed',
    'method_not_available',
    'method_limit_exceeded',
    'claim_too_late',
  ],
})

const payer = z.object({ id: uuid, username: z.string() })

/** A prize as operators see it. */
const prizeToPay = z.object({
  ...prizeFacts,
  personId: uuid,
  /** First name and initial. */
  player: z.string(),
  fullName: z.string(),
  phone: z.nullable(z.string()),
  approvedAt: z.nullable(instant),
  approvedBy: z.nullable(payer),
  /** Only an admin may approve it: it is above the configured amount. */
  needsAdmin: z.boolean(),
  isOverdue: z.boolean(),
  /** Who is paying it at the moment, and until when others must wait. */
  reservedBy: z.nullable(payer),
  reservedUntil: z.nullable(instant),
  /** The largest single transfer of its method. */
  transferMaxSantim: z.nullable(santim),
  transfers: z.array(z.object({ ...transfer.shape, paidBy: payer })),
})
export type PrizeToPay = z.infer<typeof prizeToPay>

export const EXAMPLE_PRIZE: PrizeToPay = {
  ...EXAMPLE_FACTS,
  personId: '1d3f9f0c-6d1e-4f59-8a66-0f6b7a0d2c33',
  player: 'Bekele M.',
  fullName: 'Bekele Mulatu',
  phone: '+251911000678',
  approvedAt: '2026-11-15T15:20:00.000Z',
  approvedBy: { id: '2d3f9f0c-6d1e-4f59-8a66-0f6b7a0d2c34', username: 'hana_r' },
  needsAdmin: true,
  isOverdue: false,
  reservedBy: null,
  reservedUntil: null,
  transferMaxSantim: 15_000_000,
  transfers: [],
}

export const listPrizes = endpoint({
  name: 'listPrizes',
  method: 'GET',
  path: '/api/prizes',
  summary: 'Prizes on their way to the winners: the one that was promised first comes first; paid ones newest first',
  tag: 'prizes',
  access: PAYERS,
  query: z.strictObject({ list: z._default(z.enum(PRIZE_LISTS), 'to_pay'), after: z.optional(prizeId) }),
  response: z.object({
    prizes: z.array(prizeToPay),
    hasMore: z.boolean(),
    counts: z.object({ to_approve: count, to_pay: count, overdue: count, unclaimed: count }),
    owedSantim: santim,
    /** Nothing can be approved or paid before it is. */
    isTaxConfirmed: z.boolean(),
    adminApprovesAboveSantim: santim,
  }),
  example: {
    prizes: [EXAMPLE_PRIZE],
    hasMore: false,
    counts: { to_approve: 1, to_pay: 2, overdue: 1, unclaimed: 0 },
    owedSantim: 4_000_000,
    isTaxConfirmed: true,
    adminApprovesAboveSantim: 2_500_000,
  },
  refusals: [],
})

const onPrize = {
  tag: 'prizes',
  access: PAYERS,
  params: z.object({ prizeId }),
  response: prizeToPay,
  example: EXAMPLE_PRIZE,
} as const

export const approvePrize = endpoint({
  ...onPrize,
  name: 'approvePrize',
  method: 'POST',
  path: '/api/prizes/:prizeId/approval',
  summary: 'Approves a claimed prize and withholds the tax. The person who approves it cannot pay it',
  requiresStepUp: true,
  refusals: ['prize_not_found', 'prize_step_not_allowed', 'own_prize', 'needs_admin', 'tax_not_confirmed'],
})

export const reservePrize = endpoint({
  ...onPrize,
  name: 'reservePrize',
  method: 'POST',
  path: '/api/prizes/:prizeId/reservation',
  summary: '"I am paying this one": for ten minutes others cannot pay it',
  refusals: ['prize_not_found', 'prize_step_not_allowed', 'own_prize', 'second_person_needed', 'reserved_by_other'],
})

export const releasePrize = endpoint({
  ...onPrize,
  name: 'releasePrize',
  method: 'DELETE',
  path: '/api/prizes/:prizeId/reservation',
  summary: "Ends the caller's reservation",
  refusals: ['prize_not_found'],
})

export const payPrize = endpoint({
  ...onPrize,
  name: 'payPrize',
  method: 'POST',
  path: '/api/prizes/:prizeId/transfers',
  summary:
    'Records a transfer of the whole amount or a part, with its reference. The caller must have reserved the prize',
  requiresStepUp: true,
  body: z.strictObject({ amountSantim: santim, transferReference: z.string().check(z.maxLength(60)) }),
  example: { ...EXAMPLE_PRIZE, status: 'paid', sentSantim: 2_800_000, paidAt: EXAMPLE_TRANSFER.paidAt },
  refusals: [
    'prize_not_found',
    'prize_step_not_allowed',
    'own_prize',
    'second_person_needed',
    'not_reserved',
    'reserved_by_other',
    'amount_too_high',
    'method_limit_exceeded',
    'reference_invalid',
    'reference_used',
  ],
})

export const failPrize = endpoint({
  ...onPrize,
  name: 'failPrize',
  method: 'POST',
  path: '/api/prizes/:prizeId/failure',
  summary:
    'Says that a prize cannot be paid as claimed, or that a transfer came back. It is owed again; the winner is asked',
  requiresStepUp: true,
  body: z.strictObject({
    failure: z.enum(PAYOUT_FAILURES),
    /** The transfer that came back; absent when none was sent. */
    transferId: z.optional(uuid),
  }),
  example: { ...EXAMPLE_PRIZE, status: 'owed', failure: 'account_wrong', approvedAt: null, approvedBy: null },
  refusals: ['prize_not_found', 'prize_step_not_allowed', 'own_prize', 'transfer_not_found'],
})

export const exportPrizes = endpoint({
  name: 'exportPrizes',
  method: 'GET',
  path: '/api/prizes/export',
  summary: 'All prizes of a period, as CSV for a spreadsheet',
  tag: 'prizes',
  access: ['admin'],
  query: z.strictObject({ from: day, to: day }),
  response: fileBytes,
  responseMediaType: 'text/csv',
  example: new Uint8Array(),
  refusals: [],
})

const taxRule = z.object({
  /** A day in Addis Ababa. Applies to draws from this day on, until a later rule. */
  appliesFrom: day,
  rate: taxRate,
  note: z.string(),
  confirmedAt: z.nullable(instant),
})
export type TaxRule = z.infer<typeof taxRule>

export const EXAMPLE_RULES: { rules: TaxRule[] } = {
  rules: [
    {
      appliesFrom: '2025-07-07',
      rate: 2_000,
      note: 'Proclamation 1395/2025',
      confirmedAt: '2026-11-15T09:00:00.000Z',
    },
  ],
}

export const listTaxRules = endpoint({
  name: 'listTaxRules',
  method: 'GET',
  path: '/api/tax-rules',
  summary: 'Every tax rule, newest first. Players see before they play what is withheld',
  tag: 'prizes',
  access: 'everyone',
  response: z.object({ rules: z.array(taxRule) }),
  example: EXAMPLE_RULES,
  refusals: [],
  publicCacheSeconds: 1,
})

export const confirmTaxRule = endpoint({
  name: 'confirmTaxRule',
  method: 'PUT',
  path: '/api/tax-rules/:appliesFrom',
  summary:
    'Confirms the tax on prizes of draws from this day on. A confirmed rule cannot be changed, only followed by a later one',
  tag: 'prizes',
  access: ['admin'],
  requiresStepUp: true,
  params: z.object({ appliesFrom: day }),
  body: z.strictObject({ rate: taxRate, note: z._default(z.string().check(z.trim(), z.maxLength(500)), '') }),
  response: z.object({ rules: z.array(taxRule) }),
  example: EXAMPLE_RULES,
  refusals: ['tax_rule_confirmed', 'tax_rule_in_use'],
})

const payoutSettings = z.object({
  adminApprovesAboveSantim: santim,
  /** Where unclaimed prizes go, as the licence says; empty: they stay owed. */
  unclaimedGoTo: z.string().check(z.trim(), z.maxLength(200)),
})

export const showPayoutSettings = endpoint({
  name: 'showPayoutSettings',
  method: 'GET',
  path: '/api/payout-settings',
  summary: 'How prizes are paid out',
  tag: 'prizes',
  access: PAYERS,
  response: payoutSettings,
  example: { adminApprovesAboveSantim: 2_500_000, unclaimedGoTo: '' },
  refusals: [],
})

export const setPayoutSettings = endpoint({
  name: 'setPayoutSettings',
  method: 'PUT',
  path: '/api/payout-settings',
  summary: 'Changes how prizes are paid out',
  tag: 'prizes',
  access: ['admin'],
  requiresStepUp: true,
  body: payoutSettings,
  response: payoutSettings,
  example: { adminApprovesAboveSantim: 2_500_000, unclaimedGoTo: 'National Lottery Administration' },
  refusals: [],
})
