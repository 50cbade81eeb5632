import { accountChannel } from '@edil/contract/channels'
import type { Payment } from '@edil/contract/payments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { decidedSince } from './decided-since.ts'
import { listenLive } from './live.ts'
import { refetchMyPayments, useMyPayments } from './payments.ts'

/** One's payments and tickets are read again whenever something about them happens. `onDecided` hears of each decision once. */
export function usePaymentDecisions(personId: string, onDecided: (payment: Payment) => void): void {
  const client = useQueryClient()
  const { data: payments } = useMyPayments()
  const known = useRef(payments)
  const tell = useRef(onDecided)
  tell.current = onDecided

  useEffect(() => {
    const readAgain = () => void refetchMyPayments(client)
    let hasBeenOpen = false
    return listenLive(accountChannel(personId), {
      onConnection: () => undefined,
      onOpen() {
        // The page's own first read is under way when the first connection opens.
        if (hasBeenOpen) readAgain()
        hasBeenOpen = true
      },
      onEvent: readAgain,
    })
  }, [client, personId])

  useEffect(() => {
    if (!payments) return
    for (const payment of decidedSince(known.current, payments)) tell.current(payment)
    known.current = payments
  }, [payments])
}
