import type { Draw } from '@edil/contract/draws'
import type { Game } from '@edil/contract/games'
import { isOpen } from '@edil/domain/games'
import { byDrawTime } from './ongoing-games.ts'

/** `sealed`: closed, and its round is not there yet. `late`: it should be. */
export type StageState = 'waiting' | 'sealed' | 'late' | 'result'

/** A round is out within a second or two of its time, and its draw follows at once. After this people want to know. */
export const LATE_MS = 10_000
/** Nobody is taken away from a result before they have read it. */
const READING_MS = 20_000
/** Then the stage turns to the next game, whether or not a host has cleared it. */
const RESULT_MS = 30 * 60_000

export function stageOf(draw: Draw | undefined, now: number): StageState {
  if (!draw || draw.isCleared) return 'waiting'
  if (draw.result) return 'result'
  return now < Date.parse(draw.roundAt) + LATE_MS ? 'sealed' : 'late'
}

/** What everybody looks at: the round that comes next, else the latest result; nothing once that is old or cleared. */
export function drawOnStage(draws: Iterable<Draw>, now: number): Draw | undefined {
  const shown = [...draws].filter((draw) => !draw.isCleared)
  const onAir = shown.filter((draw) => ageOf(draw, now) < READING_MS)
  if (onAir.length > 0) return onAir.sort(byRound)[0]
  return latestResult(shown.filter((draw) => ageOf(draw, now) < RESULT_MS))
}

/** Of two games that the same round decides, each viewer sees the same one first. */
function byRound(a: Draw, b: Draw): number {
  return a.round - b.round || (a.gameId < b.gameId ? -1 : 1)
}

/** For how long its result has been there; a draw that still waits has no age. */
function ageOf({ result }: Draw, now: number): number {
  return result ? now - Date.parse(result.drawnAt) : 0
}

export function latestResult(draws: Iterable<Draw>): Draw | undefined {
  return [...draws]
    .filter(({ result }) => result !== null)
    .sort((a, b) => ((a.result?.drawnAt ?? '') < (b.result?.drawnAt ?? '') ? 1 : -1))[0]
}

/** The game that a waiting stage counts down to: the wanted one while it sells, else the next of its type, else the next. */
export function gameOnStage(games: Iterable<Game>, wanted?: string): Game | undefined {
  const all = [...games]
  const open = all.filter(({ status }) => isOpen(status)).sort(byDrawTime)
  const type = wanted?.replace(/-\d+$/, '')
  return open.find(({ id }) => id === wanted) ?? open.find(({ planId }) => planId === type) ?? open[0]
}
