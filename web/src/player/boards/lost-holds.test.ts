import type { MyNumbers } from '@edil/contract/boards'
import { expect, test } from 'vitest'
import { addLost, lostHolds } from './lost-holds.ts'

const END = '2026-11-15T12:15:00.000Z'
const nothing = new Set<number>()
const mine = (now: string, ...numbers: number[]): MyNumbers => ({
  gameId: 'daily-1',
  version: 5,
  numbers: numbers.map((number) => ({ number, status: 'held', heldUntil: END })),
  now,
})
const before = mine('2026-11-15T12:00:00.000Z', 42, 93)

test('a hold that disappears after its end ran out', () => {
  expect(lostHolds(before, mine('2026-11-15T12:15:01.000Z'), nothing)).toEqual({ numbers: [42, 93], ranOut: true })
})

test('a hold that disappears before its end did not run out', () => {
  expect(lostHolds(before, mine('2026-11-15T12:03:00.000Z', 93), nothing)).toEqual({ numbers: [42], ranOut: false })
})

test('released numbers and numbers in review are not lost', () => {
  expect(lostHolds(before, mine('2026-11-15T12:03:00.000Z', 93), new Set([42]))).toBeUndefined()
  const reviewed = { ...before, numbers: before.numbers.map((pick) => ({ ...pick, status: 'pending' as const })) }
  expect(lostHolds(before, reviewed, nothing)).toBeUndefined()
})

test('holds that end one after the other are reported together', () => {
  const first = { numbers: [93], ranOut: true }
  expect(addLost(undefined, first)).toBe(first)
  expect(addLost(first, { numbers: [42], ranOut: true })).toEqual({ numbers: [42, 93], ranOut: true })
})
