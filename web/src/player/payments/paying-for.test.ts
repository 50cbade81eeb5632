import type { MyNumbers } from '@edil/contract/boards'
import { expect, test } from 'vitest'
import { numbersOf, payingFor, spacedAccount } from './paying-for.ts'

const UNTIL = '2026-11-15T12:15:00.000Z'

function mine(numbers: Readonly<Record<number, 'held' | 'pending' | 'approved'>>): MyNumbers {
  return {
    gameId: 'daily-412',
    version: 3,
    now: '2026-11-15T12:00:00.000Z',
    numbers: Object.entries(numbers).map(([number, status]) => ({
      number: Number(number),
      status,
      heldUntil: status === 'held' ? UNTIL : null,
    })),
  }
}

// proves: ROUTE-22
test('held numbers are paid for, whatever the address says', () => {
  const paying = payingFor(mine({ 42: 'held', 93: 'held' }), [7])
  expect(paying).toEqual({ numbers: [42, 93], heldUntil: [UNTIL, UNTIL], count: 2, lost: [], paid: [] })
})

test('numbers of an earlier payment are not paid for again', () => {
  expect(payingFor(mine({ 7: 'approved', 12: 'pending', 42: 'held' }), []).numbers).toEqual([42])
})

test('after a hold has ended, the price stays as it was when the money was sent', () => {
  const paying = payingFor(mine({}), [42, 93])
  expect(paying).toMatchObject({ count: 2, lost: [42, 93], numbers: [42, 93] })
})

test('without numbers, one number is paid for', () => {
  expect(payingFor(mine({}), [])).toMatchObject({ count: 1, numbers: [], lost: [], paid: [] })
  expect(payingFor(mine({ 7: 'pending' }), [])).toMatchObject({ count: 1, numbers: [], paid: [] })
})

test('numbers of a pending payment are reported as paid', () => {
  expect(payingFor(mine({ 42: 'pending', 93: 'approved' }), [42, 93])).toMatchObject({ paid: [42, 93], lost: [] })
})

// proves: ROUTE-21
test.each([
  ['42,93', [42, 93]],
  ['93, 42,42', [42, 93]],
  ['0,101,-3,4.5,x,,1e1', []],
  ['1,2,3,4', [1, 2, 3]],
  [null, []],
])('the list %j is read as %j', (list, numbers) => {
  expect(numbersOf(list)).toEqual(numbers)
})

test.each([
  ['0900123456', '0900 123 456'],
  ['1000123456789', '1000 1234 5678 9'],
  ['EDIL-1', 'EDIL-1'],
])('the account %s is shown as %s', (number, shown) => {
  expect(spacedAccount(number)).toBe(shown)
})
