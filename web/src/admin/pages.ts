import type { StaffPage } from '@edil/domain/access'
import type { ComponentType } from 'react'

/** The operators' pages behind one door: every player's page carries one address of theirs, not one for each. */
export const STAFF_PAGE_LOADERS: Record<StaffPage, () => Promise<ComponentType>> = {
  payments: async () => (await import('./payments/payments.tsx')).Payments,
  numbers: async () => (await import('./numbers/numbers.tsx')).Numbers,
  refunds: async () => (await import('./refunds/refunds.tsx')).Refunds,
  letsplay: async () => (await import('./letsplay/letsplay.tsx')).LetsPlay,
  people: async () => (await import('./people/people.tsx')).People,
}
