import type { Board, MyNumbers, showBoard, showMyNumbers } from '@edil/contract/boards'
import { boardChannel } from '@edil/contract/channels'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { get } from './client.ts'
import { affectsMyNumbers, newerMyNumbers, withoutReleased } from './merge-board.ts'
import { newerVersion } from './merge-by-version.ts'
import { MY_NUMBERS } from './payments.ts'
import { syncServerClock } from './server-clock.ts'
import { type LiveQuery, useLiveQuery } from './use-live-query.ts'

const RECHECK_MS = 30_000
/** When the board shows a player's own claim, the response to that claim is already on its way. */
const RESPONSE_MS = 500

const boardKey = (gameId: string) => ['boards', gameId] as const
const mineKey = (gameId: string) => [...MY_NUMBERS, gameId] as const

const boardQuery = (gameId: string): LiveQuery<Board> => ({
  key: boardKey(gameId),
  channel: boardChannel(gameId),
  read: () => get<typeof showBoard>(`/api/games/${gameId}/board`),
  merge: newerVersion,
  receive: (event) => (event.kind === 'board' ? event.board : undefined),
  related: [mineKey(gameId)],
})

/** Who has which number of a game. */
export function useBoard(gameId: string, name: string) {
  const query = useLiveQuery(boardQuery(gameId))
  useRefetchMyNumbers(gameId, name, query.data)
  return query
}

/** Refetches the player's own numbers when the board shows a change to them, and not for every number sold. */
function useRefetchMyNumbers(gameId: string, name: string, board: Board | undefined): void {
  const client = useQueryClient()
  const latest = useRef(board)
  latest.current = board
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Not restarted by the next version of the board: on a busy board there is always a next one.
  useEffect(() => {
    if (!board) return
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const mine = client.getQueryData<MyNumbers>(mineKey(gameId))
      if (latest.current && mine && affectsMyNumbers(latest.current, mine, name)) refetchMyNumbers(client, gameId)
    }, RESPONSE_MS)
  }, [client, gameId, name, board])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
}

/** The player's own numbers on a board, also those picked on another device. */
export function useMyNumbers(gameId: string) {
  const client = useQueryClient()
  return useQuery({
    queryKey: mineKey(gameId),
    queryFn: async () => storeMyNumbers(client, await get<typeof showMyNumbers>(`/api/games/${gameId}/my-numbers`)),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: RECHECK_MS,
    refetchOnWindowFocus: 'always',
    structuralSharing: false,
  })
}

/** Stores the response to a claim or a read, unless something newer is known. */
export function storeMyNumbers(client: QueryClient, received: MyNumbers): MyNumbers {
  syncServerClock(Date.parse(received.now))
  const { gameId } = received
  const before = client.getQueryData<MyNumbers>(mineKey(gameId))
  const after = newerMyNumbers(before, received)
  client.setQueryData<MyNumbers>(mineKey(gameId), after)
  client.setQueryData<Board>(boardKey(gameId), (board) => board && withoutReleased(board, before, after))
  return after
}

export function refetchMyNumbers(client: QueryClient, gameId: string): void {
  void client.invalidateQueries({ queryKey: mineKey(gameId) })
}

export function refetchBoard(client: QueryClient, gameId: string): void {
  void client.invalidateQueries({ queryKey: boardKey(gameId) })
}
