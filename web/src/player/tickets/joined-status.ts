import type { Payment } from '@edil/contract/payments'
import type { Ticket } from '@edil/contract/tickets'

export type JoinedStatus =
  | 'pending'
  | 'selection'
  | 'active'
  | 'completed'
  | 'won'
  | 'rejected'
  | 'refund'
  | 'cancelled'

/** The status of a payment. `ticket` is its ticket, once it is loaded. */
export function joinedStatus({ status, outcome }: Payment, ticket: Ticket | undefined): JoinedStatus {
  if (status !== 'approved') return status
  if (outcome === 'refund' || outcome === 'selection') return outcome
  return ticket ? PLAYS[ticketState(ticket)] : 'active'
}

export type TicketState = 'playing' | 'drawing' | 'completed' | 'won' | 'void'

export function ticketState({ gameStatus, isVoid, won }: Pick<Ticket, 'gameStatus' | 'isVoid' | 'won'>): TicketState {
  if (isVoid || gameStatus === 'cancelled') return 'void'
  if (won.length > 0) return 'won'
  if (gameStatus === 'completed' || gameStatus === 'drawing') return gameStatus
  return 'playing'
}

const PLAYS: Readonly<Record<TicketState, JoinedStatus>> = {
  playing: 'active',
  drawing: 'active',
  completed: 'completed',
  won: 'won',
  void: 'cancelled',
}
