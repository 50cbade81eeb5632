import { EXAMPLE_DRAW } from '@edil/contract/draws'
import { expect, test } from 'vitest'
import { typedSignature } from './typed-signature.ts'

const SIGNATURE = EXAMPLE_DRAW.result?.signature ?? ''

test.each([
  SIGNATURE,
  `  ${SIGNATURE}\n`,
  `0x${SIGNATURE}`,
  `0X${SIGNATURE.toUpperCase()}`,
  `${SIGNATURE.slice(0, 48)}\n ${SIGNATURE.slice(48)}`,
])('%j is the same signature', (typed) => {
  expect(typedSignature(typed)).toBe(SIGNATURE)
})
