import type { Payment } from '@edil/contract/payments'
import { useEffect, useRef } from 'react'
import { decidedSince } from './decided-since.ts'
import { useMyPayments } from './payments.ts'
import { useAccountUpdates } from './use-account-updates.ts'

/** Keeps what the player owns current. Calls `onDecided` once for each payment that is decided meanwhile. */
export function usePaymentDecisions(personId: string, onDecided: (payment: Payment) => void): void {
  const { data: payments } = useMyPayments()
  const before = useRef(payments)
  const latestOnDecided = useRef(onDecided)
  latestOnDecided.current = onDecided
  useAccountUpdates(personId)
  useEffect(() => {
    if (!payments) return
    for (const payment of decidedSince(before.current, payments)) latestOnDecided.current(payment)
    before.current = payments
  }, [payments])
}
