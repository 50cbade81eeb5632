import type { showMyNumbers } from '@edil/contract/boards'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get } from './client.ts'
import { MY_TICKETS } from './payments.ts'
import { withSessionCheck } from './with-session-check.ts'

/**
 * The signed-in player's numbers in a game on the stage, held ones too. Without live updates: they are read when a component
 * with `refetchOnMount` appears, and when the player returns to the page. The other components share what was read, so that
 * the viewers of a draw do not all ask the server again at every ball.
 */
export function useOwnNumbers(gameId: string, refetchOnMount: 'always' | false = false) {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [...MY_TICKETS, 'on-stage', gameId],
    queryFn: () => withSessionCheck(client, get<typeof showMyNumbers>(`/api/games/${gameId}/my-numbers`)),
    refetchOnMount,
    refetchOnWindowFocus: 'always',
  })
  return data?.numbers ?? []
}
