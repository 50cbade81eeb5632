import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import { type Show, showOf } from '@edil/domain/show'
import type { DrawnBall } from '../../ui/drawn-ball.ts'

/** From the press to the moment at which a beacon value would come. */
const SEALED_MS = 8_000

/** A made-up draw. It exists in this browser only. */
export type Rehearsal = {
  readonly sold: number
  readonly soldNumbers: readonly number[]
  readonly closedAt: string
  readonly manifestHash: string
  readonly round: number
  readonly roundAt: string
  readonly witnessed: { readonly by: number; readonly of: number; readonly at: string | null }
  readonly isTrial: boolean
  readonly result: {
    readonly drawnAt: string
    readonly show: Show
    readonly winners: readonly [DrawnBall, DrawnBall, DrawnBall]
  }
}

/** Three random numbers, no player and no money. */
export function makeRehearsal(now: number, noPlayer: string): Rehearsal {
  const roundAt = new Date(now + SEALED_MS)
  const ball = (number: number): DrawnBall => ({
    number,
    prizeSantim: 0,
    isSold: true,
    player: noPlayer,
    ticketNumber: null,
  })
  const [first, second, third] = threeNumbers()
  return {
    sold: 0,
    soldNumbers: Array.from({ length: NUMBERS_PER_GAME }, (_, index) => index + 1),
    closedAt: new Date(now).toISOString(),
    manifestHash: '0'.repeat(64),
    round: 0,
    roundAt: roundAt.toISOString(),
    witnessed: { by: 0, of: 0, at: null },
    isTrial: false,
    result: {
      drawnAt: roundAt.toISOString(),
      show: showOf(roundAt),
      winners: [ball(first), ball(second), ball(third)],
    },
  }
}

function threeNumbers(): [number, number, number] {
  const random = () => 1 + Math.floor(Math.random() * NUMBERS_PER_GAME)
  const [first, second, third] = [random(), random(), random()]
  return new Set([first, second, third]).size === 3 ? [first, second, third] : threeNumbers()
}
