import { expect, test } from 'vitest'
import { splitIntoConflictRounds } from './conflict-rounds.ts'

const claim = (gameId: string, personId: string, numbers: readonly number[], random = 0) => ({
  gameId,
  personId,
  numbers,
  random,
})

test('claims that cannot meet go together', () => {
  expect(
    splitIntoConflictRounds([claim('a-1', 'selam', [1, 2]), claim('a-1', 'hana', [3]), claim('b-1', 'selam', [1])]),
  ).toEqual([1, 1, 1])
})

test.each([
  ['the same number', [claim('a-1', 'selam', [1, 2]), claim('a-1', 'hana', [2, 3])]],
  ['the same player', [claim('a-1', 'selam', [1]), claim('a-1', 'selam', [2])]],
  ['a random one', [claim('a-1', 'selam', [1]), claim('a-1', 'hana', [], 1)]],
])('%s on one board: in the order in which they came', (_, claims) => {
  expect(splitIntoConflictRounds(claims)).toEqual([1, 2])
})

test('boards do not wait for each other', () => {
  const crowded = [claim('a-1', 'selam', [1]), claim('a-1', 'hana', [1]), claim('a-1', 'sara', [7])]
  expect(splitIntoConflictRounds([...crowded, claim('b-1', 'hana', [1])])).toEqual([1, 2, 3, 1])
})
