import type { Role } from '@edil/domain/people'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { paymentMethod } from './fields.ts'
import { role } from './person-fields.ts'
import { instant } from './time.ts'
import { uuid } from './uuid.ts'

const ADMIN: readonly Role[] = ['admin']

const proposalId = uuid

/** A change of one admin that waits for another admin, or for a day to pass. */
const proposal = z.object({
  id: proposalId,
  change: z.union([
    z.object({
      kind: z.literal('receiving_account'),
      method: paymentMethod,
      accountName: z.string(),
      accountNumber: z.string(),
    }),
    z.object({ kind: z.literal('role'), username: z.string(), role }),
    z.object({ kind: z.literal('lock'), username: z.string(), reason: z.string() }),
    z.object({ kind: z.literal('unlock'), username: z.string() }),
  ]),
  proposedAt: instant,
  proposedBy: z.string(),
  /** When it takes effect without a confirmation. */
  appliesAt: instant,
})
export type Proposal = z.infer<typeof proposal>

const response = z.object({ proposals: z.array(proposal) })
const example: z.infer<typeof response> = {
  proposals: [
    {
      id: '5a0c7e9d-3c43-4d5e-8a1b-6f1f5c2f9e77',
      change: {
        kind: 'receiving_account',
        method: 'telebirr',
        accountName: 'Edil Games PLC',
        accountNumber: '0911223344',
      },
      proposedAt: '2026-11-15T12:00:00.000Z',
      proposedBy: 'yohannes_g',
      appliesAt: '2026-11-16T12:00:00.000Z',
    },
  ],
}

const shared = { tag: 'proposals', access: ADMIN, response } as const

export const listProposals = endpoint({
  ...shared,
  name: 'listProposals',
  method: 'GET',
  path: '/api/proposals',
  summary: 'Changes of receiving accounts and of admins that wait for a second admin, oldest first',
  example,
  refusals: [],
})

export const confirmProposal = endpoint({
  ...shared,
  name: 'confirmProposal',
  method: 'POST',
  path: '/api/proposals/:proposalId/confirmation',
  summary: 'Makes the change at once. Not by the admin who proposed it',
  requiresStepUp: true,
  params: z.object({ proposalId }),
  example: { proposals: [] },
  refusals: [
    'proposal_not_found',
    'second_person_confirms',
    'person_needs_longer_password',
    'person_needs_second_factor',
    'person_not_found',
    'person_plays',
  ],
})

export const stopProposal = endpoint({
  ...shared,
  name: 'stopProposal',
  method: 'POST',
  path: '/api/proposals/:proposalId/stop',
  summary: 'Drops the change',
  requiresStepUp: true,
  params: z.object({ proposalId }),
  example: { proposals: [] },
  refusals: ['proposal_not_found'],
})
