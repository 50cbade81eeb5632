import { expect, test } from 'vitest'
import { readTicketKey } from './describe-ticket.ts'

const KEY = '05a6453f9b1c2d7e8f00112233445566'

test.each([
  KEY,
  ` ${KEY}\n`,
  KEY.toUpperCase(),
  '05a6 453f 9b1c 2d7e 8f00 1122 3344 5566',
  '05a6453f-9b1c2d7e-8f001122-33445566',
  `https://edil.example/ticket/${KEY}`,
  `https://edil.example/am/ticket/${KEY}/`,
  `edil.example/ticket/${KEY}?from=telegram#top`,
])('reads the key from %j', (typed) => {
  expect(readTicketKey(typed)).toBe(KEY)
})

test.each(['', 'D-0412-0031', KEY.slice(1), `${KEY}0`, `${KEY.slice(1)}g`, `https://${KEY}.example/ticket/`])(
  'finds no key in %j',
  (typed) => {
    expect(readTicketKey(typed)).toBeUndefined()
  },
)
