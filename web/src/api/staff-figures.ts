import type {
  exportStaffFigures,
  FigureTable,
  listStaffFiguresOfGames,
  showStaffFigures,
} from '@edil/contract/staff-figures'
import type { DayRange } from '@edil/domain/day-range'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchFile } from './bytes.ts'
import { get } from './client.ts'
import { withStaffCheck } from './staff.ts'
import { usePagedQuery } from './use-paged-query.ts'

const STAFF_FIGURES = ['staff-figures'] as const

/** Money and decisions of a range of days: by day, by account and by reviewer. For admins. */
export function useStaffFigures(range: DayRange) {
  const client = useQueryClient()
  return useQuery({
    queryKey: [...STAFF_FIGURES, range],
    queryFn: () =>
      withStaffCheck(client, get<typeof showStaffFigures>(`/api/staff/figures?${new URLSearchParams(range)}`)),
  })
}

/** The money of the games that ended in the range, the latest first, page by page. */
export function useFiguresOfGames(range: DayRange) {
  const client = useQueryClient()
  return usePagedQuery({
    queryKey: [...STAFF_FIGURES, 'games', range],
    read: (after) => {
      const query = new URLSearchParams({ ...range, ...(after && { after }) })
      return withStaffCheck(client, get<typeof listStaffFiguresOfGames>(`/api/staff/figures/games?${query}`))
    },
    itemsOf: ({ games }) => games,
    cursorOf: ({ gameId }) => gameId,
  })
}

/** One table as CSV. */
export function useExportFigures(range: DayRange): (table: FigureTable) => Promise<Blob> {
  const client = useQueryClient()
  return (table) => {
    const query = new URLSearchParams({ ...range, table })
    return withStaffCheck(client, fetchFile<typeof exportStaffFigures>(`/api/staff/figures/export?${query}`))
  }
}
