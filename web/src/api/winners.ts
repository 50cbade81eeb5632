import { LIVE_DRAW_CHANNEL } from '@edil/contract/channels'
import type { QueryOf } from '@edil/contract/endpoint'
import type { listWinners } from '@edil/contract/figures'
import type { GameType } from '@edil/domain/plans'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'
import { useLiveUpdates } from './use-live-updates.ts'
import { usePagedQuery } from './use-paged-query.ts'

const WINNERS = ['winners'] as const
/** A payout sends no event. */
const RECHECK_MS = 30_000

/** The draws of one type with their winners, the latest first, page by page. */
export function useWinners(type: GameType) {
  useLiveUpdates({ channel: LIVE_DRAW_CHANNEL, refetchKeys: [WINNERS] })
  return usePagedQuery({
    queryKey: [...WINNERS, type],
    read: (after) => readWinners({ type, ...(after && { after }) }),
    itemsOf: ({ draws }) => draws,
    cursorOf: ({ gameId }) => gameId,
    refetchInterval: RECHECK_MS,
  })
}

/** Totals over the draws of all types. Every list carries them; this is the one that the page opens with. */
export function useWinnerTotals() {
  const { data } = useQuery({ queryKey: [...WINNERS, 'daily'], queryFn: () => readWinners({ type: 'daily' }) })
  return data?.totals
}

function readWinners(query: { readonly type: GameType; readonly after?: string }) {
  return get<typeof listWinners>(`/api/winners?${new URLSearchParams(query satisfies QueryOf<typeof listWinners>)}`)
}
