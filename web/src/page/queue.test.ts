import { expect, test } from 'vitest'
import { moveInQueue, nextAfterDecision } from './queue.ts'

const queue = ['a', 'b', 'c']

test('J and K move by one and stay at the ends', () => {
  expect(moveInQueue(queue, { id: 'a', position: 0 }, 1)).toBe('b')
  expect(moveInQueue(queue, { id: 'b', position: 1 }, -1)).toBe('a')
  expect(moveInQueue(queue, { id: 'c', position: 2 }, 1)).toBe('c')
  expect(moveInQueue(queue, { id: 'a', position: 0 }, -1)).toBe('a')
})

test('from a payment that has left the queue both neighbours are one key away', () => {
  const gone = { id: 'x', position: 1 }
  expect(moveInQueue(queue, gone, 1)).toBe('b')
  expect(moveInQueue(queue, gone, -1)).toBe('a')
  expect(moveInQueue(queue, { id: 'x', position: 7 }, 1)).toBe('c')
})

test('without a chosen payment the first key chooses the first one', () => {
  expect(moveInQueue(queue, { id: undefined, position: 0 }, 1)).toBe('a')
  expect(moveInQueue([], { id: undefined, position: 0 }, 1)).toBeUndefined()
})

test('after a decision the next payment follows, and after the last one the previous', () => {
  expect(nextAfterDecision(queue, { id: 'a', position: 0 })).toBe('b')
  expect(nextAfterDecision(queue, { id: 'b', position: 1 })).toBe('c')
  expect(nextAfterDecision(queue, { id: 'c', position: 2 })).toBe('b')
  expect(nextAfterDecision(['a'], { id: 'a', position: 0 })).toBeUndefined()
})

test('also when the list was read again without it in the meantime', () => {
  expect(nextAfterDecision(['a', 'c'], { id: 'b', position: 1 })).toBe('c')
  expect(nextAfterDecision(['a'], { id: 'b', position: 1 })).toBe('a')
})

test('twenty decisions in a row visit every payment once', () => {
  let waiting = Array.from({ length: 20 }, (_, index) => `p${index}`)
  const decided: string[] = []
  let id = waiting[0]
  while (id !== undefined) {
    decided.push(id)
    const next = nextAfterDecision(waiting, { id, position: 0 })
    waiting = waiting.filter((candidate) => candidate !== id)
    id = next
  }
  expect(decided).toEqual(Array.from({ length: 20 }, (_, index) => `p${index}`))
})
