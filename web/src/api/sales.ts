import type { BodyOf } from '@edil/contract/endpoint'
import type { listSalesStops, resumeSales, SalesStops, stopSales } from '@edil/contract/sales-stops'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, send } from './client.ts'
import { withStaffCheck } from './staff.ts'

const STOPS = ['sales-stops'] as const
const RECHECK_MS = 30_000

/** For admins: where sales are stopped, and the latest stops that have ended. */
export function useSalesStops() {
  const client = useQueryClient()
  return useQuery({
    queryKey: STOPS,
    queryFn: () => withStaffCheck(client, get<typeof listSalesStops>('/api/sales-stops')),
    refetchInterval: RECHECK_MS,
  })
}

/** Each may require the second factor again. */
export function useSalesActions() {
  const client = useQueryClient()
  const change = async (call: Promise<SalesStops>) => {
    client.setQueryData(STOPS, await withStaffCheck(client, call))
  }
  return {
    stop: (body: BodyOf<typeof stopSales>) => change(send<typeof stopSales>('POST', '/api/sales-stops', body)),
    resume: (stopId: string) =>
      change(send<typeof resumeSales>('POST', `/api/sales-stops/${encodeURIComponent(stopId)}/end`)),
  }
}
