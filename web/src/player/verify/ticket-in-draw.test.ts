import { commitmentOf } from '@edil/domain/draw/manifest'
import { expect, test } from 'vitest'
import { numbersUnder } from './ticket-in-draw.ts'

const [MINE, OTHER] = ['aa'.repeat(16), 'bb'.repeat(16)]
const gameId = 'daily-412'
const keys: [number, string][] = [
  [93, MINE],
  [7, MINE],
  [27, OTHER],
  [42, MINE],
]
const commitments = new Map(keys.map(([number, key]) => [number, commitmentOf(gameId, number, key)]))
const drawn = { gameId, commitments, winners: [27, 93, 7] }

test('a ticket is found by its key, with every number it played and the places they won', () => {
  expect(numbersUnder(MINE, drawn)).toEqual([
    { number: 7, place: 2 },
    { number: 42, place: undefined },
    { number: 93, place: 1 },
  ])
})

test('a ticket that did not take part, or took part in another game, has no numbers', () => {
  expect(numbersUnder('cc'.repeat(16), drawn)).toEqual([])
  expect(numbersUnder(MINE, { ...drawn, gameId: 'daily-413' })).toEqual([])
})
