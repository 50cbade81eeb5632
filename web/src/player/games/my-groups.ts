import type { Payment } from '@edil/contract/payments'

/** A draw that is over stays in view for a day. */
const SHOWN_AFTER_DRAW_MS = 86_400_000

export type MyGroups = {
  /** Approved, and to be played with a ticket that is still to be selected. */
  readonly selections: readonly Payment[]
  /** Those that play, and those that are being checked. */
  readonly entries: readonly Payment[]
}

/** What the list of games shows of one's own payments. */
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
