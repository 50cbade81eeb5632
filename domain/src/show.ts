/**
 * The show of a draw as times of the server, so that every screen plays the same moment, whenever it joins: the jar shakes, the balls
 * of the third, second and first prize rise, and the three winners are celebrated until the end. Only the check of a draw
 * shows the result before the end.
 */
export type Show = {
  readonly startsAt: string
  readonly thirdAt: string
  readonly secondAt: string
  readonly firstAt: string
  readonly celebrationAt: string
  readonly endsAt: string
}

/** The result reaches every viewer before the show starts. */
const LEAD_MS = 2_000
export const SHAKE_MS = 1_200
const APART_MS = 1_600
const CELEBRATION_MS = 3_000

/** From the draw to the end of its show. */
export const SHOW_MS = LEAD_MS + SHAKE_MS + 3 * APART_MS + CELEBRATION_MS

export function showOf(drawnAt: Date): Show {
  const after = (ms: number) => new Date(drawnAt.getTime() + ms).toISOString()
  const third = LEAD_MS + SHAKE_MS
  return {
    startsAt: after(LEAD_MS),
    thirdAt: after(third),
    secondAt: after(third + APART_MS),
    firstAt: after(third + 2 * APART_MS),
    celebrationAt: after(third + 3 * APART_MS),
    endsAt: after(SHOW_MS),
  }
}

export function isShowOver(drawnAt: string, time: number): boolean {
  return time - Date.parse(drawnAt) >= SHOW_MS
}

/** `before`: no ball has moved yet. `third`, `second`, `first`: the ball that has risen last. `celebration`: all three winners. */
export type ShowStep = 'before' | 'shake' | 'third' | 'second' | 'first' | 'celebration' | 'over'
