import { type Draw, EXAMPLE_DRAW } from '@edil/contract/draws'
import { EXAMPLE_GAME, type Game } from '@edil/contract/games'
import { showOf } from '@edil/domain/show'
import { expect, test } from 'vitest'
import { drawOnStage, gameOnStage, LATE_MS, stageOf, stepOf } from './stage.ts'

const roundAt = Date.parse(EXAMPLE_DRAW.roundAt)
const drawn = EXAMPLE_DRAW
const sealed: Draw = { ...EXAMPLE_DRAW, status: 'drawing', result: null }
const minutes = (count: number) => count * 60_000

const resultAt = (gameId: string, at: number): Draw => ({
  ...drawn,
  gameId,
  result: {
    ...(drawn.result as NonNullable<Draw['result']>),
    drawnAt: new Date(at).toISOString(),
    show: showOf(new Date(at)),
  },
})

// proves: STATE-23
test('a sealed draw counts down, is late some seconds after its round, and ends with its result', () => {
  expect(stageOf(sealed, roundAt - 1)).toBe('sealed')
  expect(stageOf(sealed, roundAt + LATE_MS - 1)).toBe('sealed')
  expect(stageOf(sealed, roundAt + LATE_MS)).toBe('late')
  expect(stageOf(sealed, roundAt + minutes(60 * 24 * 365))).toBe('late')
  const startsAt = Date.parse(drawn.result?.show.startsAt ?? '')
  expect(stageOf(drawn, startsAt - 1)).toBe('sealed')
  expect(stageOf(drawn, startsAt)).toBe('result')
})

// proves: STATE-24
test('without a draw, or when a host has cleared it, the stage waits', () => {
  expect(stageOf(undefined, roundAt)).toBe('waiting')
  expect(stageOf({ ...drawn, isCleared: true }, roundAt)).toBe('waiting')
})

test('the next round is on the stage, not an earlier result', () => {
  const later: Draw = { ...sealed, gameId: 'weekly-9', round: sealed.round + 1 }
  expect(drawOnStage([resultAt('midday-3', roundAt - minutes(5)), later, sealed], roundAt)).toBe(sealed)
})

test('a fresh result is not pushed off the stage by a game of the same round', () => {
  const other: Draw = { ...sealed, gameId: 'weekly-9' }
  const fresh = resultAt('daily-412', roundAt)
  expect(drawOnStage([other, fresh], roundAt + 3_000)).toBe(fresh)
  expect(drawOnStage([other, fresh], roundAt + 32_000)).toBe(other)
})

test('the latest result stays until it is old or cleared', () => {
  const first = resultAt('daily-411', roundAt - minutes(9))
  const second = resultAt('daily-412', roundAt)
  expect(drawOnStage([second, first], roundAt + minutes(10))).toBe(second)
  expect(drawOnStage([{ ...second, isCleared: true }, first], roundAt + minutes(10))).toBe(first)
  expect(drawOnStage([first, second], roundAt + minutes(60))).toBeUndefined()
})

const game = (id: string, drawsAt: string, status: Game['status'] = 'active'): Game => ({
  ...EXAMPLE_GAME,
  id,
  planId: id.replace(/-\d+$/, ''),
  drawsAt,
  status,
})

test('a waiting stage shows the requested game, then the next of its type, then the next of all', () => {
  const games = [
    game('weekly-3', '2026-11-20T15:00:00.000Z'),
    game('daily-413', '2026-11-16T15:00:00.000Z'),
    game('daily-412', '2026-11-15T15:00:00.000Z', 'drawing'),
  ]
  expect(gameOnStage(games, 'weekly-3')?.id).toBe('weekly-3')
  expect(gameOnStage(games, 'daily-412')?.id).toBe('daily-413')
  expect(gameOnStage(games)?.id).toBe('daily-413')
  expect(gameOnStage(games, 'monthly-1')?.id).toBe('daily-413')
  expect(gameOnStage([])).toBeUndefined()
})

const {
  startsAt = '',
  thirdAt = '',
  secondAt = '',
  firstAt = '',
  celebrationAt = '',
  endsAt = '',
} = drawn.result?.show ?? {}

test.each([
  ['before', startsAt, 'shake'],
  ['shake', thirdAt, 'third'],
  ['third', secondAt, 'second'],
  ['second', firstAt, 'first'],
  ['first', celebrationAt, 'celebration'],
  ['celebration', endsAt, 'over'],
])('the show is at %s until %s, then at %s', (before, moment, after) => {
  expect(stepOf(drawn, Date.parse(moment) - 1)).toBe(before)
  expect(stepOf(drawn, Date.parse(moment))).toBe(after)
})
