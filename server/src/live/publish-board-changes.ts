import type { Board } from '@edil/contract/boards'
import { boardChannel, GAMES_CHANNEL, LIVE_DRAW_CHANNEL } from '@edil/contract/channels'
import type { Draw } from '@edil/contract/draws'
import type { Game } from '@edil/contract/games'
import type { LiveEvent } from '@edil/contract/live'
import type { Client } from 'pg'
import type { Nchan } from '../platform/nchan.ts'

/** Reads the current state of boards, their games and, once closed, their draws. */
export type BoardReaders = {
  readonly readBoards: (gameIds: readonly string[]) => Promise<readonly Board[]>
  readonly readGames: (gameIds: readonly string[]) => Promise<readonly Game[]>
  readonly readDraws: (gameIds: readonly string[]) => Promise<readonly Draw[]>
}

/** Board viewers get at most one update per 100 ms, lists of games at most one per second. */
const BOARD_EVERY_MS = 100
/**
 * A board that goes on changing is sent three times a second: whole boards to 20,000 viewers, ten times a second, are a gigabyte a
 * second. The first thirty updates are not slowed down, which is more than an honest rush lasts.
 */
const UPDATES_AT_ONCE = 30
const UPDATES_PER_SECOND = 3
const GAME_EVERY_MS = 1_000
const BATCH = 200

type Published = {
  readonly boardVersion: number
  readonly boardAt: number
  readonly gameAt: number
  /** Board updates that may follow at once; grows with time. */
  readonly updatesLeft: number
}
type ChangedBoard = { readonly game_id: string; readonly version: number }

/**
 * Publishes the newest state of every changed board, however many changes led to it, to the board's channel, the list of
 * games and, once the game is closed, the live draw.
 *
 * Inputs: rows of `boards_to_publish` (game id, version), written by triggers.
 * States per game: `published` remembers the version and time last sent to each channel, to limit the rate.
 * Invariants: a row is deleted only after both channels have received its version; a change in between raises the version
 * and keeps the row.
 * Failure: when a publication fails, rows stay and the caller retries; a state may be sent twice, and browsers ignore
 * versions that are not newer.
 * Returns how long the caller may wait before the next call.
 */
export function createBoardPublisher(
  nchan: Nchan,
  { readBoards, readGames, readDraws }: BoardReaders,
  clock: () => number = () => performance.now(),
) {
  const published = new Map<string, Published>()

  return async (client: Client, waitMs: number): Promise<number> => {
    const { rows } = await client.query<ChangedBoard>({
      name: 'boards-to-publish',
      text: `select game_id, version from boards_to_publish order by game_id limit ${BATCH}`,
    })
    const now = clock()
    dropFinished(published, rows, now)
    const boards = rows.filter(({ game_id, version }) => {
      const last = published.get(game_id)
      return !last || (last.boardVersion < version && now - last.boardAt >= intervalMs(last))
    })
    const games = rows.filter(
      ({ game_id }) => now - (published.get(game_id)?.gameAt ?? -GAME_EVERY_MS) >= GAME_EVERY_MS,
    )
    // Reads everything before sending: a rejected publication must have a handler attached.
    const events: [channel: string, event: LiveEvent][] = [
      ...(await read(readBoards, boards)).map(toBoard),
      ...(await read(readGames, games)).map(toGames),
      ...(await read(readDraws, games)).map(toDraws),
    ]
    await Promise.all(events.map(([channel, event]) => nchan.publish(channel, JSON.stringify(event))))
    for (const { game_id, version } of boards) {
      const updatesLeft = updatesLeftAt(published.get(game_id), now) - 1
      remember(game_id, { boardVersion: version, boardAt: now, updatesLeft })
    }
    for (const { game_id } of games) remember(game_id, { gameAt: now })
    await deleteRows(
      client,
      games.filter(({ game_id, version }) => (published.get(game_id)?.boardVersion ?? 0) >= version),
    )
    return rows.length === 0 ? waitMs : Math.min(waitMs, BOARD_EVERY_MS)
  }

  function remember(gameId: string, fresh: Partial<Published>): void {
    const before = published.get(gameId) ?? NOTHING_PUBLISHED
    published.set(gameId, { ...before, ...fresh })
  }
}

const NOTHING_PUBLISHED: Published = {
  boardVersion: 0,
  boardAt: -BOARD_EVERY_MS,
  gameAt: -GAME_EVERY_MS,
  updatesLeft: UPDATES_AT_ONCE,
}

function updatesLeftAt(last: Published = NOTHING_PUBLISHED, now: number): number {
  return Math.min(UPDATES_AT_ONCE, last.updatesLeft + ((now - last.boardAt) / 1_000) * UPDATES_PER_SECOND)
}

const intervalMs = ({ updatesLeft }: Published) => (updatesLeft >= 1 ? BOARD_EVERY_MS : 1_000 / UPDATES_PER_SECOND)

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
  changed: readonly ChangedBoard[],
): Promise<readonly Item[]> {
  return changed.length === 0 ? [] : readAll(changed.map(({ game_id }) => game_id))
}

/** Deletes by version: a change in the meantime has raised it, and then the row stays. */
async function deleteRows(client: Client, changed: readonly ChangedBoard[]): Promise<void> {
  if (changed.length === 0) return
  await client.query({
    name: 'delete-boards-to-publish',
    text: `delete from boards_to_publish using unnest($1::text[], $2::int[]) as sent (game_id, version)
           where boards_to_publish.game_id = sent.game_id and boards_to_publish.version = sent.version`,
    values: [changed.map(({ game_id }) => game_id), changed.map(({ version }) => version)],
  })
}

function dropFinished(published: Map<string, Published>, rows: readonly ChangedBoard[], now: number): void {
  const open = new Set(rows.map(({ game_id }) => game_id))
  for (const [gameId, { gameAt }] of published) {
    if (!open.has(gameId) && now - gameAt >= GAME_EVERY_MS) published.delete(gameId)
  }
}
