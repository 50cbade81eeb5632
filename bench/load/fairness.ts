/**
 * Is every number as likely? Millions of draws with different seeds; how often each number was 1st, 2nd and 3rd, and each
 * pair 1st and 2nd, must not be further from even than chance is once in a thousand times. The twin takes a byte modulo
 * 100 without throwing any away, as careless code does: the same test must find it. The seeds are always the same ones.
 */
import { createHmac } from 'node:crypto'
import { drawBalls, poolOf } from '@edil/domain/draw/draw'
import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import { chiSquare, chiSquareLimit } from '../chi-square.ts'
import type { Measurement } from '../measurement.ts'

const PAIRS = NUMBERS_PER_GAME * (NUMBERS_PER_GAME - 1)
const POSITION_LIMIT = chiSquareLimit(NUMBERS_PER_GAME)
const PAIR_LIMIT = chiSquareLimit(PAIRS)
/** Enough to find it, and no reason to wait. */
const TWIN_DRAWS = 200_000

type Draw = (seed: Uint8Array) => readonly number[]
type Spread = { readonly worstPosition: number; readonly pairs: number }

export const measure: Measurement = async ({ short }) => {
  const draws = short ? 200_000 : 10_000_000
  const started = performance.now()
  const balls = poolOf('all', new Map())
  const found = spreadOf(draws, (seed) => drawBalls(seed, balls))
  const seconds = ((performance.now() - started) / 1_000).toFixed(0)
  const twinFails = !isEven(spreadOf(TWIN_DRAWS, drawCarelessly))

  const faults: string[] = []
  if (!isEven(found)) faults.push('some numbers come out more often than chance would have it')
  if (!twinFails) faults.push('the careless twin went unnoticed')
  const figures = [
    `draws=${draws}`,
    `worst_position=${found.worstPosition.toFixed(1)} limit=${POSITION_LIMIT.toFixed(1)}`,
    `pairs=${found.pairs.toFixed(1)} limit=${PAIR_LIMIT.toFixed(1)}`,
    `twin_fails=${twinFails} seconds=${seconds}`,
  ]
  return { line: `fairness: ${figures.join(' ')}`, faults }
}

function isEven({ worstPosition, pairs }: Spread): boolean {
  return worstPosition <= POSITION_LIMIT && pairs <= PAIR_LIMIT
}

function spreadOf(draws: number, draw: Draw): Spread {
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

/** The draw as it would be without the rule about incomplete runs: 1 to 56 come out half as often again. */
function drawCarelessly(seed: Uint8Array): number[] {
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
