import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { gameId, gameType, paymentId, pickedNumbers, santim } from './fields.ts'
import { instant } from './time.ts'
import { uuid } from './uuid.ts'

const REVIEWERS = ['reviewer', 'admin'] as const

const withdrawalId = uuid

/** A ticket that one operator wants to withdraw and another has to confirm. */
const withdrawal = z.object({
  id: withdrawalId,
  paymentId,
  ticketNumber: z.string(),
  gameId,
  type: gameType,
  closesAt: instant,
  username: z.string(),
  numbers: pickedNumbers,
  amountSantim: santim,
  reason: z.string(),
  requestedAt: instant,
  requestedBy: z.object({ id: uuid, username: z.string() }),
})
export type Withdrawal = z.infer<typeof withdrawal>

const response = z.object({ withdrawals: z.array(withdrawal) })
export const EXAMPLE_WITHDRAWAL: Withdrawal = {
  id: '3c8f2a50-98e2-4a53-9b6c-2f2ce4d6c9b1',
  paymentId: '0b9b8a52-6f8e-4c1c-9a51-1d2f3c4b5a69',
  ticketNumber: 'D-0412-0007',
  gameId: 'daily-412',
  type: 'daily',
  closesAt: '2026-11-15T14:50:00.000Z',
  username: 'selam_b',
  numbers: [7, 42],
  amountSantim: 100_000,
  reason: 'The transfer was reversed by the bank',
  requestedAt: '2026-11-15T12:00:00.000Z',
  requestedBy: { id: '2d3f9f0c-6d1e-4f59-8a66-0f6b7a0d2c34', username: 'hana_r' },
}

const example: z.infer<typeof response> = { withdrawals: [EXAMPLE_WITHDRAWAL] }

const shared = {
  tag: 'withdrawals',
  access: REVIEWERS,
  response,
  example,
} as const

export const listWithdrawals = endpoint({
  ...shared,
  name: 'listWithdrawals',
  method: 'GET',
  path: '/api/withdrawals',
  summary: 'Withdrawals of tickets that wait for a second person, the first to close first',
  refusals: [],
})

export const requestWithdrawal = endpoint({
  ...shared,
  name: 'requestWithdrawal',
  method: 'POST',
  path: '/api/review/payments/:paymentId/withdrawal',
  summary: 'Asks to withdraw the ticket of a payment before its game closes. A second person confirms it',
  requiresStepUp: true,
  params: z.object({ paymentId }),
  /** The player reads the reason. */
  body: z.strictObject({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)) }),
  refusals: ['payment_not_found', 'ticket_not_found', 'game_closed', 'own_ticket', 'withdrawal_exists'],
})

export const confirmWithdrawal = endpoint({
  ...shared,
  name: 'confirmWithdrawal',
  method: 'POST',
  path: '/api/withdrawals/:withdrawalId/confirmation',
  summary:
    'Withdraws the ticket: its numbers are free again and its money is owed back. Not by the person who asked for it',
  requiresStepUp: true,
  params: z.object({ withdrawalId }),
  example: { withdrawals: [] },
  refusals: ['withdrawal_not_found', 'game_closed', 'own_ticket', 'second_person_confirms'],
})

export const cancelWithdrawal = endpoint({
  ...shared,
  name: 'cancelWithdrawal',
  method: 'POST',
  path: '/api/withdrawals/:withdrawalId/cancellation',
  summary: 'Leaves the ticket as it is',
  params: z.object({ withdrawalId }),
  example: { withdrawals: [] },
  refusals: ['withdrawal_not_found', 'own_ticket'],
})
