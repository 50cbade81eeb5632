import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrCode, qrPath } from './qr-code.ts'

const drawn = (text: string) => qrCode(text).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
const digest = (text: string) => createHash('sha256').update(drawn(text).join('\n')).digest('hex').slice(0, 16)

/** Compared module by module with the package `qrcode` (level M, mask 0) when they were written down. */
test.each([
  ['https://a.et', 25, 'ff08b0b392388870'],
  ['https://edil.example/ticket/05a6453f9b1c2d7e8f00112233445566', 33, '5bb6bb251dea5ea0'],
  ['z'.repeat(106), 41, 'ac8c08f047366b60'],
])('%s is the code that others draw', (text, size, expected) => {
  expect(drawn(text)).toHaveLength(size)
  expect(digest(text)).toBe(expected)
})

test('what does not fit is refused, not cut', () => {
  expect(() => qrCode('z'.repeat(107))).toThrow(RangeError)
})

test('the path has every dark module once', () => {
  const code = qrCode('https://a.et')
  const dark = code.flat().filter(Boolean).length
  const drawnModules = [...qrPath(code).matchAll(/h(\d+)v/g)].reduce((sum, [, run]) => sum + Number(run), 0)
  expect(drawnModules).toBe(dark)
})
