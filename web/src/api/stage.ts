import type { Draw } from '@edil/contract/draws'
import type { Game } from '@edil/contract/games'
import { isOpen } from '@edil/domain/games'
import type { Show, ShowStep } from '@edil/domain/show'
import { byDrawTime } from './ongoing-games.ts'

/** `sealed`: closed, waiting for its round. `late`: the round is overdue. `result`: the show has started, or is over. */
export type StageState = 'waiting' | 'sealed' | 'late' | 'result'

/** A round is published within two seconds of its time, and the draw follows at once. After this it counts as late. */
export const LATE_MS = 10_000
/** A result stays at least this long, so that viewers can read it. */
const READING_MS = 20_000
/** After this the stage shows the next game, even if no host has cleared it. */
const RESULT_MS = 30 * 60_000

export function stageOf(draw: Draw | undefined, now: number): StageState {
  if (!draw || draw.isCleared) return 'waiting'
  if (stepOf(draw, now) !== 'before') return 'result'
  return now < Date.parse(draw.roundAt) + LATE_MS ? 'sealed' : 'late'
}

/** What every screen shows of a draw at this time; `before` also while it has no result. */
export function stepOf({ result }: { readonly result: { readonly show: Show } | null }, now: number): ShowStep {
  const isPast = (moment: string) => Date.parse(moment) <= now
  if (!result || !isPast(result.show.startsAt)) return 'before'
  const { thirdAt, secondAt, firstAt, celebrationAt, endsAt } = result.show
  if (isPast(endsAt)) return 'over'
  if (isPast(celebrationAt)) return 'celebration'
  if (isPast(firstAt)) return 'first'
  if (isPast(secondAt)) return 'second'
  return isPast(thirdAt) ? 'third' : 'shake'
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

/** The times at which the screen changes. */
export function momentsOf(draws: Iterable<Draw>): number[] {
  return [...draws].flatMap(({ result }) => (result ? Object.values(result.show).map(Date.parse) : []))
}

/** Milliseconds since the end of the show; 0 without a result. */
function ageOf({ result }: Draw, now: number): number {
  return result ? now - Date.parse(result.show.endsAt) : 0
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
