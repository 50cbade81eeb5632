import { type Draw, EXAMPLE_DRAW } from '@edil/contract/draws'
import { EXAMPLE_GAME } from '@edil/contract/games'
import { expect, test } from 'vitest'
import { hostingOf } from './hosting-of.ts'

const roundAt = Date.parse(EXAMPLE_DRAW.roundAt)
const sealed: Draw = { ...EXAMPLE_DRAW, status: 'drawing', result: null }
const next = { ...EXAMPLE_GAME, id: 'daily-413' }
const nothing = { games: [], draws: [], started: new Set<string>() }

test('an open game can be closed early once enough is approved', () => {
  expect(hostingOf('daily', { ...nothing, games: [next] }, roundAt)).toEqual({
    kind: 'open',
    game: next,
    isReady: true,
  })
  const poor = { ...next, numbersApproved: 2 }
  expect(hostingOf('daily', { ...nothing, games: [poor] }, roundAt)).toMatchObject({ kind: 'open', isReady: false })
})

test('a game that closed on time waits for its round and is then drawn automatically', () => {
  const known = { ...nothing, games: [next], draws: [sealed] }
  expect(hostingOf('daily', known, roundAt - 1).kind).toBe('waiting')
  expect(hostingOf('daily', known, roundAt).kind).toBe('running')
  expect(hostingOf('daily', { ...known, started: new Set([sealed.gameId]) }, roundAt - 1).kind).toBe('running')
})

test('a game that a host closed early is running at once', () => {
  const draws: Draw[] = [{ ...sealed, closedBy: 'operator' }]
  expect(hostingOf('daily', { ...nothing, draws }, roundAt - 30_000).kind).toBe('running')
})

test('a drawn game is replaced by the next one, and other types are ignored', () => {
  const known = { ...nothing, games: [next], draws: [EXAMPLE_DRAW, { ...sealed, type: 'weekly' as const }] }
  expect(hostingOf('daily', known, roundAt)).toMatchObject({ kind: 'open', game: next })
  expect(hostingOf('monthly', known, roundAt)).toEqual({ kind: 'none' })
})
