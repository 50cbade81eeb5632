import type { PrizeToPay } from '@edil/contract/prizes'
import type { Role } from '@edil/domain/people'

/** The person at the desk. */
export type Operator = { readonly id: string; readonly role: Role }

/** Why this operator cannot approve or pay a prize. */
export type Obstacle = 'own' | 'tax_missing' | 'admin_needed' | 'you_approved' | 'reserved_by_other'

/** The server decides. This is for the page: it shows the reason in the place of the button. */
export function obstacleOf(prize: PrizeToPay, { id, role }: Operator): Obstacle | undefined {
  if (prize.personId === id) return 'own'
  if (prize.status === 'claimed') {
    if (!prize.isTaxConfirmed) return 'tax_missing'
    return prize.needsAdmin && role !== 'admin' ? 'admin_needed' : undefined
  }
  if (prize.status !== 'approved') return undefined
  if (prize.approvedBy?.id === id) return 'you_approved'
  return prize.reservedBy && prize.reservedBy.id !== id ? 'reserved_by_other' : undefined
}
