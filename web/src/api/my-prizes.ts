import type { BodyOf, ResponseOf } from '@edil/contract/endpoint'
import type { claimPrize, listMyPrizes } from '@edil/contract/prizes'
import { useQueryClient } from '@tanstack/react-query'
import { get, send } from './client.ts'
import { MY_PRIZES } from './payments.ts'
import { refetchPages, usePagedQuery } from './use-paged-query.ts'
import { withSessionCheck } from './with-session-check.ts'

/** For an event lost inside the live engine, which nothing reports. */
const RECHECK_MS = 30_000

/** The newest first, page by page. */
export function useMyPrizes() {
  const client = useQueryClient()
  return usePagedQuery({
    queryKey: MY_PRIZES,
    read: (after) =>
      withSessionCheck(client, get<typeof listMyPrizes>(after ? `/api/my/prizes?after=${after}` : '/api/my/prizes')),
    itemsOf: ({ prizes }) => prizes,
    cursorOf: ({ id }) => id,
    refetchInterval: RECHECK_MS,
    refetchOnWindowFocus: 'always',
  })
}

export type PrizeClaim = BodyOf<typeof claimPrize>

/** Says where to send a prize. Sending it twice does no harm. Throws `Refused` when the server refuses. */
export function useClaimPrize(): (prizeId: string, claim: PrizeClaim) => Promise<void> {
  const client = useQueryClient()
  return async (prizeId, claim) => {
    try {
      const path = `/api/my/prizes/${prizeId}/claim` as const
      const claimed = await withSessionCheck(client, send<typeof claimPrize>('PUT', path, claim))
      client.setQueryData<ResponseOf<typeof listMyPrizes>>(
        MY_PRIZES,
        (page) => page && { ...page, prizes: page.prizes.map((prize) => (prize.id === prizeId ? claimed : prize)) },
      )
    } finally {
      // Also after a refusal: the prize may have been approved meanwhile.
      void refetchPages(client, MY_PRIZES)
    }
  }
}
