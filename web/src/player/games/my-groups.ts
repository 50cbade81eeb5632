import type { Payment } from '@edil/contract/payments'

/** A finished draw stays in the list for a day. */
const SHOWN_AFTER_DRAW_MS = 86_400_000

export type MyGroups = {
  /** Approved; the player still selects a ticket. */
  readonly selections: readonly Payment[]
  /** Playing or pending. */
  readonly entries: readonly Payment[]
}

/** The player's payments as the dashboard shows them. */
export function groupMine(payments: readonly Payment[], now: Date): MyGroups {
  return {
    selections: payments.filter(({ status, outcome }) => status === 'approved' && outcome === 'selection'),
    entries: payments.filter(({ status, outcome, drawsAt }) => {
      if (status === 'pending') return true
      const isRecent = Date.parse(drawsAt) > now.getTime() - SHOWN_AFTER_DRAW_MS
      return status === 'approved' && outcome === 'ticket' && isRecent
    }),
  }
}
