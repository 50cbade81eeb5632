import type { Today } from '@edil/contract/today'
import type { StaffPage } from '@edil/domain/access'
import { isLate } from '../../page/waiting-time.ts'

/** Something that waits for an operator. */
export type Need = {
  readonly kind: 'payments' | 'prizesToApprove' | 'prizesToPay' | 'withdrawals' | 'refunds'
  readonly count: number
  readonly oldestAt: string
  /** Waits for longer than promised. */
  readonly isLate: boolean
  readonly page: StaffPage
  /** Of the address of the page. */
  readonly search?: string
}

type Waits = Pick<Today, 'payments' | 'refunds' | 'withdrawals' | 'prizes'>

/** Late ones first, then payments, prizes, withdrawals and refunds. What does not wait is left out. */
export function needsOf({ payments, refunds, withdrawals, prizes }: Waits, now: Date): readonly Need[] {
  const isPrizeLate = prizes.overdue > 0
  const needs = [
    {
      kind: 'payments',
      page: 'payments',
      ...payments,
      isLate: payments.oldestAt !== null && isLate(payments.oldestAt, now, payments.lateAfterMinutes),
    },
    { kind: 'prizesToApprove', page: 'prizes', search: 'list=to_approve', ...prizes.toApprove, isLate: isPrizeLate },
    { kind: 'prizesToPay', page: 'prizes', search: 'list=to_pay', ...prizes.toPay, isLate: isPrizeLate },
    { kind: 'withdrawals', page: 'refunds', ...withdrawals, isLate: false },
    { kind: 'refunds', page: 'refunds', ...refunds, isLate: false },
  ] as const
  return needs
    .flatMap(({ oldestAt, ...need }) => (oldestAt === null || need.count === 0 ? [] : [{ ...need, oldestAt }]))
    .toSorted((one, other) => Number(other.isLate) - Number(one.isLate))
}
