/**
 * Is every number equally likely? Millions of draws with different seeds: the counts of each number as 1st, 2nd and 3rd, and
 * of each ordered pair (1st, 2nd), must stay within the 0.1 % limit of the chi-square test. The sabotage takes a byte modulo
 * 100 without rejection, a common mistake, and the same test must detect it. The seeds are the same in every run.
 */
import { createHmac } from 'node:crypto'
import { ballsOf, drawBalls } from '@edil/domain/draw/draw'
import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import { chiSquare, chiSquareLimit } from '../chi-square.ts'
import type { Measurement } from '../measurement.ts'

const PAIRS = NUMBERS_PER_GAME * (NUMBERS_PER_GAME - 1)
const POSITION_LIMIT = chiSquareLimit(NUMBERS_PER_GAME)
const PAIR_LIMIT = chiSquareLimit(PAIRS)
/** Enough to detect the bias. */
const SABOTAGE_DRAWS = 200_000

type Draw = (seed: Uint8Array) => readonly number[]
type Distribution = { readonly worstPosition: number; readonly pairs: number }

export const measure: Measurement = async ({ short }) => {
  const draws = short ? 200_000 : 10_000_000
  const started = performance.now()
  const balls = ballsOf('all', new Map())
  const found = distributionOf(draws, (seed) => drawBalls(seed, balls))
  const seconds = ((performance.now() - started) / 1_000).toFixed(0)
  const isSabotageDetected = !isUniform(distributionOf(SABOTAGE_DRAWS, drawWithModuloBias))

  const faults: string[] = []
  if (!isUniform(found)) faults.push('some numbers are drawn more often than chance allows')
  if (!isSabotageDetected) faults.push('the biased draw was not detected')
  const figures = [
    `draws=${draws}`,
    `worst_position=${found.worstPosition.toFixed(1)} limit=${POSITION_LIMIT.toFixed(1)}`,
    `pairs=${found.pairs.toFixed(1)} limit=${PAIR_LIMIT.toFixed(1)}`,
    `sabotage_detected=${isSabotageDetected} seconds=${seconds}`,
  ]
  return { line: `fairness: ${figures.join(' ')}`, faults }
}

function isUniform({ worstPosition, pairs }: Distribution): boolean {
  return worstPosition <= POSITION_LIMIT && pairs <= PAIR_LIMIT
}

function distributionOf(draws: number, draw: Draw): Distribution {
  const positions = [0, 1, 2].map(() => new Uint32Array(NUMBERS_PER_GAME))
  const pairs = new Uint32Array(NUMBERS_PER_GAME * NUMBERS_PER_GAME)
  const seed = new Uint8Array(32)
  const counter = new DataView(seed.buffer)
  for (let index = 0; index < draws; index += 1) {
    counter.setUint32(0, index)
    const [first = 0, second = 0, third = 0] = draw(seed)
    for (const [place, number] of [first, second, third].entries()) count(positions[place], number - 1)
    count(pairs, (first - 1) * NUMBERS_PER_GAME + second - 1)
  }
  return {
    worstPosition: Math.max(...positions.map(chiSquare)),
    pairs: chiSquare(pairs.filter((_, cell) => cell % (NUMBERS_PER_GAME + 1) !== 0)),
  }
}

function count(cells: Uint32Array | undefined, cell: number): void {
  if (cells) cells[cell] = (cells[cell] ?? 0) + 1
}

/** The draw without rejection sampling: 1 to 56 are 1.5 times as likely as the others. */
function drawWithModuloBias(seed: Uint8Array): number[] {
  const bytes = createHmac('sha256', seed).update('EDIL-DRAW/1/block\0\0\0\0\0').digest()
  const balls = Array.from({ length: NUMBERS_PER_GAME }, (_, index) => index + 1)
  for (let place = 0; place < 3; place += 1) {
    const chosen = place + ((bytes[place] ?? 0) % (NUMBERS_PER_GAME - place))
    const ball = balls[chosen] ?? 0
    balls[chosen] = balls[place] ?? 0
    balls[place] = ball
  }
  return balls.slice(0, 3)
}
