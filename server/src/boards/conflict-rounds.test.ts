import { expect, test } from 'vitest'
import { conflictRounds } from './conflict-rounds.ts'

const claim = (gameId: string, personId: string, numbers: readonly number[], random = 0) => ({
  gameId,
  personId,
  numbers,
  random,
})

test('answers claims without a conflict in one round', () => {
  expect(
    conflictRounds([claim('a-1', 'selam', [1, 2]), claim('a-1', 'hana', [3]), claim('b-1', 'selam', [1])]),
  ).toEqual([1, 1, 1])
})

test.each([
  ['the same number', [claim('a-1', 'selam', [1, 2]), claim('a-1', 'hana', [2, 3])]],
  ['the same player', [claim('a-1', 'selam', [1]), claim('a-1', 'selam', [2])]],
  ['a random one', [claim('a-1', 'selam', [1]), claim('a-1', 'hana', [], 1)]],
])('%s on one board: one claim per round, in order of arrival', (_, claims) => {
  expect(conflictRounds(claims)).toEqual([1, 2])
})

test('a conflict on one board does not delay another board', () => {
  const conflicting = [claim('a-1', 'selam', [1]), claim('a-1', 'hana', [1]), claim('a-1', 'sara', [7])]
  expect(conflictRounds([...conflicting, claim('b-1', 'hana', [1])])).toEqual([1, 2, 3, 1])
})
