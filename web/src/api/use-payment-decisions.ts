import { accountChannel } from '@edil/contract/channels'
import type { Payment } from '@edil/contract/payments'
import { useEffect, useRef } from 'react'
import { decidedSince } from './decided-since.ts'
import { MY_PAYMENTS, MY_TICKETS, useMyPayments } from './payments.ts'
import { useLiveUpdates } from './use-live-updates.ts'

/** Keeps the player's payments and tickets current. Calls `onDecided` once for each payment that is decided meanwhile. */
export function usePaymentDecisions(personId: string, onDecided: (payment: Payment) => void): void {
  const { data: payments } = useMyPayments()
  const before = useRef(payments)
  const latestOnDecided = useRef(onDecided)
  latestOnDecided.current = onDecided
  useLiveUpdates({ channel: accountChannel(personId), refetchKeys: [MY_PAYMENTS, MY_TICKETS] })
  useEffect(() => {
    if (!payments) return
    for (const payment of decidedSince(before.current, payments)) latestOnDecided.current(payment)
    before.current = payments
  }, [payments])
}
