import type { showHome, showJackpots } from '@edil/contract/figures'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'

/** The public figures. Those of the home page and of the jackpots are also read again when a game opens, closes or is drawn. */
export const FIGURES = ['figures'] as const

const HOME_RECHECK_MS = 30_000
/** Counts of payments, which no live event carries. */
const JACKPOTS_RECHECK_MS = 10_000

export function useHomeFigures() {
  return useQuery({
    queryKey: [...FIGURES, 'home'],
    queryFn: () => get<typeof showHome>('/api/figures/home'),
    refetchInterval: HOME_RECHECK_MS,
  })
}

export function useJackpots() {
  return useQuery({
    queryKey: [...FIGURES, 'jackpots'],
    queryFn: () => get<typeof showJackpots>('/api/figures/jackpots'),
    refetchInterval: JACKPOTS_RECHECK_MS,
  })
}
