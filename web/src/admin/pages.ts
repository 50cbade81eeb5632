import type { StaffPage } from '@edil/domain/access'
import type { ComponentType } from 'react'

/** All staff pages behind one dynamic import, so that player pages contain one chunk name instead of five. */
export const STAFF_PAGE_LOADERS: Record<StaffPage, () => Promise<ComponentType>> = {
  payments: async () => (await import('./payments/payments.tsx')).Payments,
  numbers: async () => (await import('./numbers/numbers.tsx')).Numbers,
  refunds: async () => (await import('./refunds/refunds.tsx')).Refunds,
  letsplay: async () => (await import('./letsplay/letsplay.tsx')).LetsPlay,
  people: async () => (await import('./people/people.tsx')).People,
}
