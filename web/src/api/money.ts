import { LIVE_DRAW_CHANNEL } from '@edil/contract/channels'
import type { AddressOf } from '@edil/contract/endpoint'
import type { exportMoney, listGameMoney, showGameMoney, showMoney } from '@edil/contract/figures'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'
import { useLiveUpdates } from './use-live-updates.ts'
import { usePagedQuery } from './use-paged-query.ts'

const MONEY = ['money'] as const
/** A payment, a payout or a refund sends no public event. */
const RECHECK_MS = 30_000

/** All money since the first payment. */
export function useMoney() {
  useLiveUpdates({ channel: LIVE_DRAW_CHANNEL, refetchKeys: [MONEY] })
  return useQuery({
    queryKey: [...MONEY, 'all'],
    queryFn: () => get<typeof showMoney>('/api/figures/money'),
    refetchInterval: RECHECK_MS,
  })
}

/** The money of each ended game, the latest first, page by page. */
export function useMoneyOfGames() {
  return usePagedQuery({
    queryKey: [...MONEY, 'games'],
    read: (after) =>
      get<typeof listGameMoney>(
        after ? `/api/figures/money/games?after=${encodeURIComponent(after)}` : '/api/figures/money/games',
      ),
    itemsOf: ({ games }) => games,
    cursorOf: ({ gameId }) => gameId,
    refetchInterval: RECHECK_MS,
  })
}

/** The money of one game, and its prizes. */
export function useMoneyOfGame(gameId: string) {
  useLiveUpdates({ channel: LIVE_DRAW_CHANNEL, refetchKeys: [MONEY, ['draws', 'one'], ['games', 'one']] })
  return useQuery({
    queryKey: [...MONEY, 'game', gameId],
    queryFn: () => get<typeof showGameMoney>(`/api/games/${encodeURIComponent(gameId)}/money`),
    refetchInterval: RECHECK_MS,
  })
}

export function moneyExportPath(year: number): AddressOf<typeof exportMoney> {
  return `/api/figures/money/export?year=${year}`
}
