import { expect, test } from 'vitest'
import { ticketKeyIn } from './ticket-key.ts'

const KEY = '05a6453f9b1c2d7e8f00112233445566'

test.each([
  KEY,
  KEY.toUpperCase(),
  ` ${KEY}\n`,
  '05a6 453f 9b1c 2d7e 8f00 1122 3344 5566',
  `https://edil.example/ticket/${KEY}`,
  `https://edil.example/am/ticket/${KEY}/`,
  `/verify/daily-412?ticket=${KEY}`,
])('%j holds the key', (typed) => {
  expect(ticketKeyIn(typed)).toBe(KEY)
})

test.each(['', 'D-0412-0063', KEY.slice(1), `${KEY}0`, `x${KEY}`, `${KEY.slice(0, 31)}g`])('%j holds none', (typed) => {
  expect(ticketKeyIn(typed)).toBeUndefined()
})
