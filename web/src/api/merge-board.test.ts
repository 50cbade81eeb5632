import type { Board, MyNumbers } from '@edil/contract/boards'
import { expect, test } from 'vitest'
import { affectsMyNumbers, newerMyNumbers, ownNumbersOn, takenNumbers, withoutReleased } from './merge-board.ts'

const board = (version: number, taken: Board['taken'] = []): Board => ({ gameId: 'daily-1', version, taken })
const held = (...numbers: number[]): MyNumbers['numbers'] =>
  numbers.map((number) => ({ number, status: 'held', heldUntil: '2026-11-15T12:15:00.000Z' }))
const mine = (version: number, numbers: MyNumbers['numbers'] = [], now = '2026-11-15T12:00:00.000Z'): MyNumbers => ({
  gameId: 'daily-1',
  version,
  numbers,
  now,
})
const group = (player: string | null, ...numbers: number[]) => ({ player, status: 'held' as const, numbers })

test('of two responses with the same version the later one wins: a hold may have run out in between', () => {
  const before = mine(4, held(42))
  const after = mine(4, [], '2026-11-15T12:15:01.000Z')
  expect(newerMyNumbers(before, after)).toBe(after)
  expect(newerMyNumbers(after, before)).toBe(after)
  expect(newerMyNumbers(after, mine(3, held(7), '2026-11-15T13:00:00.000Z'))).toBe(after)
})

test('a number just released is free before the board shows it', () => {
  const shown = board(4, [group('Selam B.', 42, 93), group('Hana T.', 7)])
  const after = withoutReleased(shown, mine(4, held(42, 93)), mine(5, held(93)))
  expect([...takenNumbers(after).keys()]).toEqual([93, 7])
  expect(after.version).toBe(4)
})

test('a board that is newer than a release is left as it is', () => {
  const shown = board(6, [group('Hana T.', 42)])
  expect(withoutReleased(shown, mine(4, held(42)), mine(5))).toBe(shown)
})

test('own numbers stay until a newer board shows them free', () => {
  expect(ownNumbersOn(board(3), mine(4, held(42)))).toHaveLength(1)
  expect(ownNumbersOn(board(5), mine(4, held(42)))).toHaveLength(0)
  expect(ownNumbersOn(board(5, [group('Selam B.', 42)]), mine(4, held(42)))).toHaveLength(1)
})

test.each([
  ['another player takes a number', board(5, [group('Selam B.', 42), group('Hana T.', 7)]), false],
  ['the board is not newer', board(4), false],
  ['an own number is free again', board(5), true],
  ['an own number is in review', board(5, [{ ...group('Selam B.', 42), status: 'pending' }]), true],
  ['another device of the player took one', board(5, [group('Selam B.', 42, 43)]), true],
  ['an anonymous player took one', board(5, [group('Selam B.', 42), group(null, 43)]), false],
])('whether own numbers are refetched when %s', (_what, received, isAffected) => {
  expect(affectsMyNumbers(received, mine(4, held(42)), 'Selam B.')).toBe(isAffected)
})
