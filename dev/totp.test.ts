import { expect, test } from 'vitest'
import { totp } from './totp.ts'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('returns the RFC 6238 code at %i s', (seconds, code) => {
  expect(totp('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 0, seconds * 1_000)).toBe(code)
})
