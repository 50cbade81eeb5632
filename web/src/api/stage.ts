import type { Draw } from '@edil/contract/draws'
import type { Game } from '@edil/contract/games'
import { isOpen } from '@edil/domain/games'
import { byDrawTime } from './ongoing-games.ts'

/** `sealed`: closed, waiting for its round. `late`: the round is overdue. */
export type StageState = 'waiting' | 'sealed' | 'late' | 'result'

/** A round is published within two seconds of its time, and the draw follows at once. After this it counts as late. */
export const LATE_MS = 10_000
/** A result stays at least this long, so that viewers can read it. */
const READING_MS = 20_000
/** The stage reveals three balls slowly; nothing else may show them earlier. */
const SHOW_MS = 8_000
/** After this the stage shows the next game, even if no host has cleared it. */
const RESULT_MS = 30 * 60_000

export function stageOf(draw: Draw | undefined, now: number): StageState {
  if (!draw || draw.isCleared) return 'waiting'
  if (draw.result) return 'result'
  return now < Date.parse(draw.roundAt) + LATE_MS ? 'sealed' : 'late'
}

/** The draw on the stage: the next round, else the latest result; none once that is old or cleared. */
export function drawOnStage(draws: Iterable<Draw>, now: number): Draw | undefined {
  const shown = [...draws].filter((draw) => !draw.isCleared)
  const onAir = shown.filter((draw) => ageOf(draw, now) < READING_MS)
  if (onAir.length > 0) return onAir.sort(byRound)[0]
  return latestResult(shown.filter((draw) => ageOf(draw, now) < RESULT_MS))
}

/** Two games may share a round: every viewer must see the same one first. */
function byRound(a: Draw, b: Draw): number {
  return a.round - b.round || (a.gameId < b.gameId ? -1 : 1)
}

/** Whether every stage has shown all three balls. */
export function isShowOver(drawnAt: string, now: number): boolean {
  return now - Date.parse(drawnAt) > SHOW_MS
}

/** The age of the result in milliseconds; 0 without a result. */
function ageOf({ result }: Draw, now: number): number {
  return result ? now - Date.parse(result.drawnAt) : 0
}

export function latestResult(draws: Iterable<Draw>): Draw | undefined {
  return [...draws]
    .filter(({ result }) => result !== null)
    .sort((a, b) => ((a.result?.drawnAt ?? '') < (b.result?.drawnAt ?? '') ? 1 : -1))[0]
}

/** The game that a waiting stage counts down to: the requested one while it is open, else the next of its type, else the next. */
export function gameOnStage(games: Iterable<Game>, requestedId?: string): Game | undefined {
  const all = [...games]
  const open = all.filter(({ status }) => isOpen(status)).sort(byDrawTime)
  const type = requestedId?.replace(/-\d+$/, '')
  return open.find(({ id }) => id === requestedId) ?? open.find(({ planId }) => planId === type) ?? open[0]
}
