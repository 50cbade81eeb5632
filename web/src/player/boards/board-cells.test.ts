import type { Board, MyNumber } from '@edil/contract/boards'
import { expect, test } from 'vitest'
import { boardCells, countTaken } from './board-cells.ts'

const board: Board = {
  gameId: 'daily-1',
  version: 9,
  taken: [
    { player: 'Selam B.', status: 'approved', numbers: [7] },
    { player: 'Selam B.', status: 'held', numbers: [42] },
    { player: 'Hana T.', status: 'approved', numbers: [16, 17] },
    { player: 'Abebe K.', status: 'pending', numbers: [38] },
    { player: null, status: 'held', numbers: [66] },
  ],
}
const own: MyNumber[] = [
  { number: 7, status: 'approved', heldUntil: null },
  { number: 8, status: 'pending', heldUntil: null },
  { number: 42, status: 'held', heldUntil: '2026-11-15T12:15:00.000Z' },
]

test.each([
  [1, 'free', 'board.cell.free'],
  [7, 'mine', 'board.cell.mine'],
  [8, 'waiting', 'board.cell.waiting'],
  [42, 'held', 'board.cell.held'],
  [16, 'sold', 'board.cell.sold'],
  [38, 'pending', 'board.cell.pending'],
  [66, 'sold', 'board.cell.heldByOther'],
  [93, 'trying', 'board.cell.trying'],
])('%i is %s and is called %s', (number, state, label) => {
  const cells = boardCells(board, own, new Set([93]))
  expect(cells).toHaveLength(100)
  expect(cells[number - 1]).toMatchObject({ number, state, label })
})

test('counts each number once, and an own number before the board shows it', () => {
  expect(countTaken(board, own)).toBe(7)
})
