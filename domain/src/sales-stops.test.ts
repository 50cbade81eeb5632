import { expect, test } from 'vitest'
import { type StopTarget, stopOf } from './sales-stops.ts'

const game = { id: 'daily-412', type: 'daily' } as const
const everything: StopTarget = { scope: 'everything', type: null, gameId: null }
const ofType: StopTarget = { scope: 'type', type: 'daily', gameId: null }
const ofGame: StopTarget = { scope: 'game', type: null, gameId: 'daily-412' }

test('players read the text of the narrowest stop', () => {
  expect(stopOf(game, [everything, ofType, ofGame])).toBe(ofGame)
  expect(stopOf(game, [everything, ofType])).toBe(ofType)
  expect(stopOf(game, [everything])).toBe(everything)
})

test('a stop of another game or type does not count', () => {
  const others: StopTarget[] = [
    { ...ofGame, gameId: 'daily-413' },
    { ...ofType, type: 'weekly' },
  ]
  expect(stopOf(game, others)).toBeUndefined()
})
