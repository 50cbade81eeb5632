import type { listDecisions, showSetup, showToday } from '@edil/contract/today'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get } from './client.ts'
import { REVIEW } from './review.ts'
import { withStaffCheck } from './staff.ts'

const RECHECK_MS = 10_000

/** What waits for the operators. Reviewers' live events refresh it too, on the pages that listen to them. */
export function useToday() {
  const client = useQueryClient()
  return useQuery({
    queryKey: [REVIEW, 'today'],
    queryFn: () => withStaffCheck(client, get<typeof showToday>('/api/today')),
    refetchInterval: RECHECK_MS,
  })
}

/** Who decided which payments today. For admins. */
export function useDecisions() {
  const client = useQueryClient()
  return useQuery({
    queryKey: [REVIEW, 'today', 'decisions'],
    queryFn: () => withStaffCheck(client, get<typeof listDecisions>('/api/today/decisions')),
    refetchInterval: RECHECK_MS,
  })
}

/** What is set up of what the site needs. For admins. */
export function useSetup() {
  const client = useQueryClient()
  return useQuery({
    queryKey: [REVIEW, 'today', 'setup'],
    queryFn: () => withStaffCheck(client, get<typeof showSetup>('/api/today/setup')),
  })
}
