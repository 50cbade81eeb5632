import type { ResponseOf } from '@edil/contract/endpoint'
import type { confirmProposal, listProposals, stopProposal } from '@edil/contract/proposals'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, send } from './client.ts'
import { withStaffCheck } from './staff.ts'

export const PROPOSALS = ['proposals'] as const
const RECHECK_MS = 20_000

/** Changes of admins that wait for another admin. */
export function useProposals() {
  const client = useQueryClient()
  return useQuery({
    queryKey: PROPOSALS,
    queryFn: () => withStaffCheck(client, get<typeof listProposals>('/api/proposals')),
    refetchInterval: RECHECK_MS,
  })
}

/** Both may require the second factor again. */
export function useProposalActions() {
  const client = useQueryClient()
  const change = async (call: Promise<ResponseOf<typeof listProposals>>) => {
    try {
      client.setQueryData(PROPOSALS, await withStaffCheck(client, call))
    } finally {
      // The accounts and roles that the change is about, and what other admins did meanwhile.
      void client.invalidateQueries()
    }
  }
  const onProposal = (id: string) => `/api/proposals/${encodeURIComponent(id)}` as const
  return {
    confirm: (id: string) => change(send<typeof confirmProposal>('POST', `${onProposal(id)}/confirmation`)),
    stop: (id: string) => change(send<typeof stopProposal>('POST', `${onProposal(id)}/stop`)),
  }
}
