import { expect, test } from 'vitest'
import { totp } from './totp.ts'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('at %i s it is the code of RFC 6238', (seconds, code) => {
  expect(totp('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 0, seconds * 1_000)).toBe(code)
})
