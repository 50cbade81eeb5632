import { expect, test } from 'vitest'
import { firstEnd, secondsLeft, shareLeft } from './hold-time.ts'

const END = '2026-11-15T12:15:00.000Z'
const before = (ms: number) => Date.parse(END) - ms

test('returns the end of the hold that ends first', () => {
  const held = ['2026-11-15T12:16:00.000Z', END].map((heldUntil, number) => ({
    number,
    status: 'held' as const,
    heldUntil,
  }))
  expect(firstEnd(held)).toBe(END)
  expect(firstEnd([])).toBeUndefined()
})

test('counts the last second until the hold has ended', () => {
  expect(secondsLeft(END, before(900_000))).toBe(900)
  expect(secondsLeft(END, before(1))).toBe(1)
  expect(secondsLeft(END, before(0))).toBe(0)
  expect(secondsLeft(END, before(-5_000))).toBe(-5)
})

test('the share left stays between 0 and 1', () => {
  expect(shareLeft(END, before(450_000), 900)).toBe(0.5)
  expect(shareLeft(END, before(1_800_000), 900)).toBe(1)
  expect(shareLeft(END, before(-1), 900)).toBe(0)
})
