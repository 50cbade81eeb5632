import { STAFF_PAGES } from '@edil/domain/access'
import { GAME_STATUSES } from '@edil/domain/games'
import { PAYMENT_OUTCOMES, PAYMENT_STATUSES, REFUND_REASONS, REJECTION_CODES } from '@edil/domain/payments'
import { PAYOUT_STATUSES } from '@edil/domain/payouts'
import { type Role, STAFF } from '@edil/domain/people'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { gameId, gameType, paymentId, pickedNumbers, santim } from './fields.ts'
import { empty, isWaitingForAdmin, personId, role } from './person-fields.ts'
import { instant } from './time.ts'
import { uuid } from './uuid.ts'

const ADMIN: readonly Role[] = ['admin']
/** A person as all staff may see them. */
export const personSummary = z.object({
  id: personId,
  username: z.nullable(z.string()),
  fullName: z.string(),
  role,
  state: z.enum(['active', 'unverified', 'locked', 'closed']),
  hasTwoFactor: z.boolean(),
  createdAt: instant,
})

export type PersonSummary = z.infer<typeof personSummary>

const EXAMPLE_PERSON: PersonSummary = {
  id: '0199a1f0-7b1c-4c55-9d2e-2f6d3c1f7a10',
  username: 'selam_b',
  fullName: 'Selam Bekele',
  role: 'player',
  state: 'active',
  hasTwoFactor: false,
  createdAt: '2026-11-14T14:50:00.000Z',
}

export const checkStaffAccess = endpoint({
  name: 'checkStaffAccess',
  method: 'GET',
  path: '/api/staff/pages/:page',
  summary: 'Whether the caller may open this staff page',
  tag: 'staff',
  access: 'everyone',
  params: z.object({ page: z.enum(Object.keys(STAFF_PAGES) as [keyof typeof STAFF_PAGES]) }),
  response: empty,
  example: {},
  refusals: ['account_locked', 'login_required', 'not_allowed', 'second_factor_required'],
})

export const findPeople = endpoint({
  name: 'findPeople',
  method: 'GET',
  path: '/api/people',
  summary: 'People by part of a name or username, or by a complete email or phone; latest first',
  tag: 'staff',
  access: STAFF,
  query: z.strictObject({
    search: z._default(z.string().check(z.trim(), z.maxLength(254)), ''),
    role: z.optional(role),
    /** For the next page: the last person shown. */
    before: z.optional(personId),
  }),
  response: z.object({ people: z.array(personSummary), hasMore: z.boolean() }),
  example: { people: [EXAMPLE_PERSON], hasMore: false },
  refusals: ['too_many_attempts'],
})

export const historyEntry = z.object({
  at: instant,
  action: z.string(),
  /** Who did it; `null` for the person themselves or the system. */
  by: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
})

export type HistoryEntry = z.infer<typeof historyEntry>

export const personDetails = z.extend(personSummary, {
  email: z.string(),
  phone: z.nullable(z.string()),
  language: z.string(),
  lockedReason: z.nullable(z.string()),
  lastSeenAt: z.nullable(instant),
  signInMethods: z.array(z.string()),
  history: z.array(historyEntry),
})

export type PersonDetails = z.infer<typeof personDetails>

const PERSON_DETAILS: PersonDetails = {
  ...EXAMPLE_PERSON,
  email: 'selam@example.com',
  phone: '+251911223344',
  language: 'am',
  lockedReason: null,
  lastSeenAt: '2026-11-15T06:10:00.000Z',
  signInMethods: ['password'],
  history: [{ at: '2026-11-15T06:10:00.000Z', action: 'signed_in', by: null, details: { by: 'password' } }],
}

export const showPerson = endpoint({
  name: 'showPerson',
  method: 'GET',
  path: '/api/people/:personId',
  summary: 'One person with their history',
  tag: 'staff',
  access: ADMIN,
  params: z.object({ personId }),
  response: personDetails,
  example: PERSON_DETAILS,
  refusals: ['person_not_found'],
})

/** What a person paid for, and what became of it. A page of each, the newest first. */
const personPlay = z.object({
  payments: z.array(
    z.object({
      id: paymentId,
      gameId,
      type: gameType,
      amountSantim: santim,
      status: z.enum(PAYMENT_STATUSES),
      rejection: z.nullable(z.enum(REJECTION_CODES)),
      outcome: z.nullable(z.enum(PAYMENT_OUTCOMES)),
      reference: z.nullable(z.string()),
      submittedAt: instant,
    }),
  ),
  tickets: z.array(
    z.object({
      number: z.string(),
      gameId,
      type: gameType,
      gameStatus: z.enum(GAME_STATUSES),
      numbers: pickedNumbers,
      /** Its game was cancelled. */
      isVoid: z.boolean(),
      issuedAt: instant,
    }),
  ),
  refunds: z.array(
    z.object({
      id: uuid,
      amountSantim: santim,
      reason: z.enum(REFUND_REASONS),
      owedAt: instant,
      paidAt: z.nullable(instant),
      transferReference: z.nullable(z.string()),
    }),
  ),
  prizes: z.array(
    z.object({
      id: uuid,
      gameId,
      type: gameType,
      position: z.int(),
      prizeSantim: santim,
      status: z.enum(PAYOUT_STATUSES),
      owedAt: instant,
    }),
  ),
  /** There are older ones of at least one kind. */
  hasMore: z.boolean(),
})
export type PersonPlay = z.infer<typeof personPlay>

export const EXAMPLE_PERSON_PLAY: PersonPlay = {
  payments: [
    {
      id: '6f2c1d1e-8f0a-4b52-9a3e-0d6a1f6f2b11',
      gameId: 'daily-412',
      type: 'daily',
      amountSantim: 100_000,
      status: 'approved',
      rejection: null,
      outcome: 'ticket',
      reference: 'CHV4K8Q2ZT',
      submittedAt: '2026-11-15T12:07:00.000Z',
    },
  ],
  tickets: [
    {
      number: 'D-0412-0007',
      gameId: 'daily-412',
      type: 'daily',
      gameStatus: 'completed',
      numbers: [42, 93],
      isVoid: false,
      issuedAt: '2026-11-15T12:09:00.000Z',
    },
  ],
  refunds: [
    {
      id: '0f4ad7ab-7c4f-4f6e-9f0f-8a9e0c7d6b55',
      amountSantim: 50_000,
      reason: 'paid_too_much',
      owedAt: '2026-11-15T13:00:00.000Z',
      paidAt: null,
      transferReference: null,
    },
  ],
  prizes: [
    {
      id: '7d1b0f0e-3a53-4a5c-8a5f-52a6d2b0c901',
      gameId: 'daily-412',
      type: 'daily',
      position: 2,
      prizeSantim: 300_000,
      status: 'claimed',
      owedAt: '2026-11-15T15:00:04.000Z',
    },
  ],
  hasMore: false,
}

export const showPersonPlay = endpoint({
  name: 'showPersonPlay',
  method: 'GET',
  path: '/api/people/:personId/play',
  summary: 'The latest payments, tickets, refunds and prizes of a person',
  tag: 'staff',
  access: ['reviewer', 'admin'],
  params: z.object({ personId }),
  response: personPlay,
  example: EXAMPLE_PERSON_PLAY,
  refusals: ['person_not_found'],
})

export const lockPerson = endpoint({
  name: 'lockPerson',
  method: 'POST',
  path: '/api/people/:personId/lock',
  summary:
    'Locks an account and ends its sessions. The lock of an admin waits for another admin, or for a day to pass; the sessions end at once. Refused for the own account',
  tag: 'staff',
  access: ADMIN,
  requiresStepUp: true,
  params: z.object({ personId }),
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)) }),
  response: z.object({ isWaiting: isWaitingForAdmin }),
  example: { isWaiting: false },
  refusals: ['person_not_found'],
})

export const unlockPerson = endpoint({
  name: 'unlockPerson',
  method: 'POST',
  path: '/api/people/:personId/unlock',
  summary: 'Unlocks an account. For an admin, another admin confirms it, or a day passes',
  tag: 'staff',
  access: ADMIN,
  requiresStepUp: true,
  params: z.object({ personId }),
  response: z.object({ isWaiting: isWaitingForAdmin }),
  example: { isWaiting: false },
  refusals: ['person_not_found'],
})

export const changeRole = endpoint({
  name: 'changeRole',
  method: 'PUT',
  path: '/api/people/:personId/role',
  summary:
    'Changes the role of a person and ends their sessions. To make or remove an admin, another admin confirms it, or a day passes. A staff role needs two-factor login and a password of at least 12 characters first. Refused for the own account',
  tag: 'staff',
  access: ADMIN,
  requiresStepUp: true,
  params: z.object({ personId }),
  body: z.object({ role }),
  response: z.object({ isWaiting: isWaitingForAdmin }),
  example: { isWaiting: false },
  refusals: ['person_needs_longer_password', 'person_needs_second_factor', 'person_not_found', 'person_plays'],
})

export const startPasswordReset = endpoint({
  name: 'startPasswordReset',
  method: 'POST',
  path: '/api/people/:personId/password-reset',
  summary: 'Emails a player a password link. Staff never set a password themselves',
  tag: 'staff',
  access: STAFF,
  params: z.object({ personId }),
  response: empty,
  example: {},
  refusals: ['person_not_found', 'too_many_attempts'],
})
