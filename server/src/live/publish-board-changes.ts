import type { Board } from '@edil/contract/boards'
import { boardChannel, GAMES_CHANNEL, LIVE_DRAW_CHANNEL } from '@edil/contract/channels'
import type { Draw } from '@edil/contract/draws'
import type { Game } from '@edil/contract/games'
import type { LiveEvent } from '@edil/contract/live'
import type { Client } from 'pg'
import type { Nchan } from '../platform/nchan.ts'

/** How the publisher learns what a board, its game and, once it is closed, its draw look like now. */
export type BoardReaders = {
  readonly readBoards: (gameIds: readonly string[]) => Promise<readonly Board[]>
  readonly readGames: (gameIds: readonly string[]) => Promise<readonly Game[]>
  readonly readDraws: (gameIds: readonly string[]) => Promise<readonly Draw[]>
}

/** Whoever looks at a board sees every change of the last tenth of a second at once; lists of games move once a second. */
const BOARD_EVERY_MS = 100
const GAME_EVERY_MS = 1_000
const BATCH = 200

type Told = { readonly boardVersion: number; readonly boardAt: number; readonly gameAt: number }
type News = { readonly game_id: string; readonly version: number }

/**
 * Tells viewers of boards that have changed: the newest state of each, however many changes led to it. A row of
 * `boards_to_publish` goes away once both channels have been told its version; a newer version in the meantime keeps it there.
 * Returns how long the next look can wait.
 */
export function createBoardPublisher(nchan: Nchan, { readBoards, readGames, readDraws }: BoardReaders) {
  const told = new Map<string, Told>()

  return async (client: Client, restMs: number): Promise<number> => {
    const { rows } = await client.query<News>({
      name: 'board-news',
      text: `select game_id, version from boards_to_publish order by game_id limit ${BATCH}`,
    })
    const now = performance.now()
    forgetSettled(told, rows, now)
    const boards = rows.filter(({ game_id, version }) => {
      const last = told.get(game_id)
      return !last || (last.boardVersion < version && now - last.boardAt >= BOARD_EVERY_MS)
    })
    const games = rows.filter(({ game_id }) => now - (told.get(game_id)?.gameAt ?? -GAME_EVERY_MS) >= GAME_EVERY_MS)
    // Everything is read before anything is sent: a publication that fails must find somebody waiting for it.
    const events: [channel: string, event: LiveEvent][] = [
      ...(await read(readBoards, boards)).map(toBoard),
      ...(await read(readGames, games)).map(toGames),
      ...(await read(readDraws, games)).map(toDraws),
    ]
    await Promise.all(events.map(([channel, event]) => nchan.publish(channel, JSON.stringify(event))))
    for (const { game_id, version } of boards) note(game_id, { boardVersion: version, boardAt: now })
    for (const { game_id } of games) note(game_id, { gameAt: now })
    await settle(
      client,
      games.filter(({ game_id, version }) => (told.get(game_id)?.boardVersion ?? 0) >= version),
    )
    return rows.length === 0 ? restMs : Math.min(restMs, BOARD_EVERY_MS)
  }

  function note(gameId: string, fresh: Partial<Told>): void {
    const before = told.get(gameId) ?? { boardVersion: 0, boardAt: -BOARD_EVERY_MS, gameAt: -GAME_EVERY_MS }
    told.set(gameId, { ...before, ...fresh })
  }
}

function toBoard(board: Board): [string, LiveEvent] {
  return [boardChannel(board.gameId), { kind: 'board', board }]
}

function toGames(game: Game): [string, LiveEvent] {
  return [GAMES_CHANNEL, { kind: 'game', game }]
}

function toDraws(draw: Draw): [string, LiveEvent] {
  return [LIVE_DRAW_CHANNEL, { kind: 'draw', draw }]
}

async function read<Item>(
  readAll: (gameIds: readonly string[]) => Promise<readonly Item[]>,
  news: readonly News[],
): Promise<readonly Item[]> {
  return news.length === 0 ? [] : readAll(news.map(({ game_id }) => game_id))
}

/** By the version that was told: a change that came in the meantime has raised it, and its row stays. */
async function settle(client: Client, news: readonly News[]): Promise<void> {
  if (news.length === 0) return
  await client.query({
    name: 'settle-board-news',
    text: `delete from boards_to_publish using unnest($1::text[], $2::int[]) as settled (game_id, version)
           where boards_to_publish.game_id = settled.game_id and boards_to_publish.version = settled.version`,
    values: [news.map(({ game_id }) => game_id), news.map(({ version }) => version)],
  })
}

function forgetSettled(told: Map<string, Told>, rows: readonly News[], now: number): void {
  const open = new Set(rows.map(({ game_id }) => game_id))
  for (const [gameId, { gameAt }] of told) {
    if (!open.has(gameId) && now - gameAt >= GAME_EVERY_MS) told.delete(gameId)
  }
}
