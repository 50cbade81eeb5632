import type { BodyOf } from '@edil/contract/endpoint'
import type { changePlan, listPlanSettings } from '@edil/contract/plan-settings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, send } from './client.ts'
import { withStaffCheck } from './staff.ts'

const SETTINGS = ['plan-settings'] as const

/** For admins: every plan with its earlier versions. */
export function usePlanSettings() {
  const client = useQueryClient()
  return useQuery({
    queryKey: SETTINGS,
    queryFn: () => withStaffCheck(client, get<typeof listPlanSettings>('/api/plan-settings')),
  })
}

/** May require the second factor again. */
export function useChangePlan(): (planId: string, body: BodyOf<typeof changePlan>) => Promise<void> {
  const client = useQueryClient()
  return async (planId, body) => {
    const path = `/api/plan-settings/${encodeURIComponent(planId)}` as const
    try {
      client.setQueryData(SETTINGS, await withStaffCheck(client, send<typeof changePlan>('PUT', path, body)))
    } catch (error) {
      // Another person may have changed it: the page shows the newest version.
      void client.invalidateQueries({ queryKey: SETTINGS })
      throw error
    }
    await client.invalidateQueries({ queryKey: ['plans'] })
  }
}
