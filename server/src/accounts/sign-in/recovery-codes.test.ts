import { expect, test } from 'vitest'
import { newRecoveryCodes } from './recovery-codes.ts'

test('recovery codes differ, and have no characters that look alike', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){2}$/)
})
