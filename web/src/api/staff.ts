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

/** Whether one may work on a page. Asked on every visit, and never remembered: a right can be taken away. */
export function useStaffAccess(page: StaffPage) {
  return useQuery({
    queryKey: [...STAFF, page],
    queryFn: () => get<typeof checkStaffAccess>(`/api/staff/pages/${page}`),
    gcTime: 0,
  })
}

/** A call on a guarded page. A no that is about access makes the guard ask again, which closes the page if it must. */
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

/** Shows the second factor again, for what asks for it. */
export async function showSecondFactor(code: string): Promise<void> {
  await send<typeof stepUp>('POST', '/api/session/step-up', { code })
}
