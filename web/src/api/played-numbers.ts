import type { showMyNumbers } from '@edil/contract/boards'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get } from './client.ts'
import { MY_TICKETS } from './payments.ts'
import { withSessionCheck } from './with-session-check.ts'

/** The signed-in player's numbers in a game that they watch; read again when a payment of theirs is decided. */
export function usePlayedNumbers(gameId: string) {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [...MY_TICKETS, 'played', gameId],
    queryFn: () => withSessionCheck(client, get<typeof showMyNumbers>(`/api/games/${gameId}/my-numbers`)),
    refetchOnWindowFocus: 'always',
  })
  return data?.numbers ?? []
}
