import type { Payment } from '@edil/contract/payments'

/** Payments that were pending at the last read and are decided now. None at the first read. */
export function decidedSince(before: readonly Payment[] | undefined, now: readonly Payment[]): Payment[] {
  const waiting = new Set(before?.filter(({ status }) => status === 'pending').map(({ id }) => id))
  return now.filter(({ id, status }) => status !== 'pending' && waiting.has(id))
}
