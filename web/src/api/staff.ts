import type { checkStaffAccess } from '@edil/contract/people'
import type { stepUp } from '@edil/contract/sessions'
import type { StaffPage } from '@edil/domain/access'
import type { RefusalCode } from '@edil/domain/refusal'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { get, Refused, send } from './client.ts'

const STAFF = ['staff'] as const
const ACCESS_REFUSALS: readonly string[] = [
  'account_locked',
  'login_required',
  'not_allowed',
  'second_factor_required',
] satisfies readonly RefusalCode[]

/** Whether the operator may use a page. Read on every visit and never cached: a right can be withdrawn. */
export function useStaffAccess(page: StaffPage) {
  return useQuery({
    queryKey: [...STAFF, page],
    queryFn: () => get<typeof checkStaffAccess>(`/api/staff/pages/${page}`),
    gcTime: 0,
  })
}

/** A request on an operators' page. An access refusal makes the page's guard check again, and leave if it must. */
export async function withStaffCheck<T>(client: QueryClient, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (isAccessRefusal(error)) void client.invalidateQueries({ queryKey: STAFF })
    throw error
  }
}

export function isAccessRefusal(error: unknown): error is Refused {
  return error instanceof Refused && ACCESS_REFUSALS.includes(error.code)
}

/** Proves the second factor again, for actions that require it. */
export async function showSecondFactor(code: string): Promise<void> {
  await send<typeof stepUp>('POST', '/api/session/step-up', { code })
}
