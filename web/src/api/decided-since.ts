import type { Payment } from '@edil/contract/payments'

/** Payments that were waiting when one last looked, and are decided now. Nothing is news on the first look. */
export function decidedSince(before: readonly Payment[] | undefined, now: readonly Payment[]): Payment[] {
  const waiting = new Set(before?.filter(({ status }) => status === 'pending').map(({ id }) => id))
  return now.filter(({ id, status }) => status !== 'pending' && waiting.has(id))
}
