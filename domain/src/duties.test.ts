import { expect, test } from 'vitest'
import { mayDecide, maySend } from './duties.ts'

test('a person does not decide about their own money', () => {
  expect(mayDecide('hana', { personId: 'hana' })).toBe(false)
  expect(mayDecide('hana', { personId: 'selam' })).toBe(true)
})

test('neither the receiver nor a person who decided sends money', () => {
  const money = { personId: 'selam', decidedBy: ['hana', 'dawit'] }
  expect(['selam', 'hana', 'dawit', 'abebe'].map((operator) => maySend(operator, money))).toEqual([
    false,
    false,
    false,
    true,
  ])
})
