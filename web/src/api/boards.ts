import type { Board, MyNumbers, showBoard, showMyNumbers } from '@edil/contract/boards'
import { boardChannel } from '@edil/contract/channels'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { get } from './client.ts'
import { type Connection, listenLive } from './live.ts'
import { affectsMyNumbers, newerMyNumbers, withoutReleased } from './merge-board.ts'
import { newerVersion } from './merge-by-version.ts'
import { syncServerClock } from './server-clock.ts'

/** While the live engine is away. */
const POLL_MS = 3_000
/** Even a message lost inside the live engine, which nothing announces, is made good within this time. */
const RECHECK_MS = 30_000
/** A public answer may be a second old, so one read right after (re)connecting is not enough. */
const SETTLE_MS = 2_000
/** The answer to one's own claim is on its way when the board tells of it. */
const ANSWER_MS = 500

const boardKey = (gameId: string) => ['boards', gameId] as const
const mineKey = (gameId: string) => ['my-numbers', gameId] as const

/** Who has which number of a game. Live, and right again after any interruption. */
export function useBoard(gameId: string, username: string | null) {
  const client = useQueryClient()
  const [connection, setConnection] = useState<Connection>('connecting')
  useEffect(() => watchBoard(client, gameId, setConnection), [client, gameId])
  const query = useQuery({
    queryKey: boardKey(gameId),
    queryFn: async () => {
      const heard = await get<typeof showBoard>(`/api/games/${gameId}/board`)
      return newerVersion(client.getQueryData<Board>(boardKey(gameId)), heard)
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: connection === 'polling' ? POLL_MS : RECHECK_MS,
    structuralSharing: false,
  })
  useOwnNews(gameId, username, query.data)
  return query
}

/** Reads one's own numbers again when a board tells of a change to them, and not for every number that is sold. */
function useOwnNews(gameId: string, username: string | null, board: Board | undefined): void {
  const client = useQueryClient()
  const latest = useRef(board)
  latest.current = board
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Not put off by the next board: on a busy one there is always a next.
  useEffect(() => {
    if (!board) return
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const mine = client.getQueryData<MyNumbers>(mineKey(gameId))
      if (latest.current && mine && affectsMyNumbers(latest.current, mine, username)) refetchMyNumbers(client, gameId)
    }, ANSWER_MS)
  }, [client, gameId, username, board])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
}

/** One's own numbers on that board, wherever they were picked. */
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

/** What a claim was answered, or what was read. Older news changes nothing. */
export function storeMyNumbers(client: QueryClient, heard: MyNumbers): MyNumbers {
  syncServerClock(heard.now)
  const { gameId } = heard
  const before = client.getQueryData<MyNumbers>(mineKey(gameId))
  const after = newerMyNumbers(before, heard)
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

function watchBoard(client: QueryClient, gameId: string, onConnection: (connection: Connection) => void): () => void {
  let settle: ReturnType<typeof setTimeout>
  let hasBeenOpen = false
  const readAgain = () => {
    refetchBoard(client, gameId)
    refetchMyNumbers(client, gameId)
  }
  const stop = listenLive(boardChannel(gameId), {
    onConnection,
    onOpen() {
      // The page's own first read is under way when the first connection opens.
      if (hasBeenOpen) readAgain()
      hasBeenOpen = true
      clearTimeout(settle)
      settle = setTimeout(readAgain, SETTLE_MS)
    },
    onEvent(event) {
      if (event.kind !== 'board') return
      client.setQueryData<Board>(boardKey(gameId), (known) => newerVersion(known, event.board))
    },
  })
  return () => {
    clearTimeout(settle)
    stop()
  }
}
