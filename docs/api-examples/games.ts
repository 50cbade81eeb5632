/**
 * Lists the open games, watches a board until it changes, then fetches the proof of the latest draw and checks it.
 * Reads public data only: no account is needed. Node 24 runs it without packages:
 *
 *   EDIL_URL=https://edil.example node docs/api-examples/games.ts
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const EDIL_URL = process.env['EDIL_URL'] ?? 'http://localhost:8080'
const WATCH_SECONDS = Number(process.env['WATCH_SECONDS'] ?? 30)

// The fields that this program uses. /api/docs/json describes all of them, and generators make types from it.
type Game = { id: string; status: string; numbers: number; numbersSold: number; closesAt: string }
type Board = { version: number; taken: { numbers: number[] }[] }
type BoardEvent = { kind: 'board'; board: Board } | { kind: 'heartbeat' }
type Draw = { gameId: string; result: object | null }
type Problem = { code: string; title: string; requestId: string }

const { games } = await read<{ games: Game[] }>('/api/games')
console.log('Open games:')
for (const { id, numbersSold, numbers, closesAt } of games) {
  console.log(`  ${id}: ${numbersSold} of ${numbers} numbers sold, closes at ${closesAt}`)
}
const open = games.find(({ status }) => status === 'active')
if (open) await watch(open.id)

const { draws } = await read<{ draws: Draw[] }>('/api/draws')
const drawn = draws.find(({ result }) => result !== null)
if (drawn) process.exitCode = await verify(drawn.gameId)
else console.log('No game has been drawn yet.')

/** Every error is application/problem+json: decide by `code`, show `title`, quote `requestId`. */
async function read<Answer>(path: string): Promise<Answer> {
  const response = await fetch(EDIL_URL + path)
  if (response.ok) return (await response.json()) as Answer
  const { code, title, requestId } = (await response.json()) as Problem
  throw new Error(`${path}: ${title} (${code}, request ${requestId})`)
}

/** Reads the board, then waits for a newer one. */
async function watch(gameId: string): Promise<void> {
  const board = await read<Board>(`/api/games/${gameId}/board`)
  console.log(`The board of ${gameId}, version ${board.version}: ${countTaken(board)} numbers taken.`)
  console.log(`Watching it for ${WATCH_SECONDS} seconds at most:`)
  for await (const event of liveEvents<BoardEvent>(`board/${gameId}`)) {
    // A heartbeat shows every ten seconds that the channel is alive. Events can come twice: only a higher version is news.
    if (event.kind !== 'board' || event.board.version <= board.version) continue
    console.log(`  version ${event.board.version}: ${countTaken(event.board)} numbers taken.`)
    return
  }
  console.log('  No change.')
}

function countTaken({ taken }: Board): number {
  return taken.flatMap(({ numbers }) => numbers).length
}

/** The events of a channel until the time is over. In a browser, `new EventSource('/live/…')` does this and reconnects. */
async function* liveEvents<Event>(channel: string): AsyncGenerator<Event> {
  try {
    const signal = AbortSignal.timeout(WATCH_SECONDS * 1_000)
    const { ok, status, body } = await fetch(`${EDIL_URL}/live/${channel}`, {
      headers: { accept: 'text/event-stream' },
      signal,
    })
    if (!ok) throw new Error(`the stream was refused with ${status}`)
    let rest = ''
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      // 'data: {…}' is an event, 'data: now' a ping.
      for (const line of lines) if (line.startsWith('data: {')) yield JSON.parse(line.slice('data: '.length)) as Event
    }
  } catch (error) {
    if ((error as Error).name !== 'TimeoutError') throw error
  }
}

/** Returns 0 if the draw is what its records say, 1 if it is not, 2 if nothing could be checked. */
async function verify(gameId: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'proof-'))
  try {
    const file = join(folder, `${gameId}.json`)
    writeFileSync(file, JSON.stringify(await read<object>(`/api/games/${gameId}/proof`)))
    console.log(`The draw of ${gameId}:`)
    return spawnSync('npx', ['@edil/verify', file], { stdio: 'inherit' }).status ?? 2
  } finally {
    rmSync(folder, { recursive: true })
  }
}
