import { EXAMPLE_BOARD } from '@edil/contract/boards'
import { expect, test } from 'vitest'
import { takenRows } from './taken-rows.ts'

test('own numbers come first, by status, and are not listed twice', () => {
  const own = [
    { number: 7, status: 'approved', heldUntil: null },
    { number: 42, status: 'held', heldUntil: '2026-11-15T12:15:00.000Z' },
    { number: 93, status: 'held', heldUntil: '2026-11-15T12:15:00.000Z' },
  ] as const
  expect(takenRows(EXAMPLE_BOARD, own, 'Selam B.')).toEqual([
    { numbers: [42, 93], player: 'Selam B.', status: 'held', isMine: true },
    { numbers: [7], player: 'Selam B.', status: 'approved', isMine: true },
    { numbers: [16, 17, 19], player: 'Hana T.', status: 'pending', isMine: false },
    { numbers: [38], player: null, status: 'held', isMine: false },
  ])
})
