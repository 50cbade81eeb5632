import { expect, test } from 'vitest'
import { numbersUnder } from './ticket-in-draw.ts'

const tickets = new Map([
  [93, 'aa'],
  [7, 'aa'],
  [27, 'bb'],
  [42, 'aa'],
])

test('a ticket is found by its key, with every number it played and the places they won', () => {
  expect(numbersUnder('aa', tickets, [27, 93, 7])).toEqual([
    { number: 7, place: 2 },
    { number: 42, place: undefined },
    { number: 93, place: 1 },
  ])
})

test('a ticket that did not take part has no numbers', () => {
  expect(numbersUnder('cc', tickets, [27, 93, 7])).toEqual([])
})
