import { expect, test } from 'vitest'
import { bytesToHex, isHex, lengthPrefixed, tag, u32, u64 } from './bytes.ts'

test.each([
  ['open', '4544494c2d445241572f312f6f70656e00'],
  ['manifest', '4544494c2d445241572f312f6d616e696665737400'],
  ['seed', '4544494c2d445241572f312f7365656400'],
  ['block', '4544494c2d445241572f312f626c6f636b00'],
  ['ticket', '4544494c2d445241572f312f7469636b657400'],
] as const)('the tag of %s is its name in ASCII and a zero', (place, hex) => {
  expect(bytesToHex(tag(place))).toBe(hex)
})

test('integers are big-endian, up to the largest safe integer', () => {
  expect(bytesToHex(u32(0x01020304))).toBe('01020304')
  expect(bytesToHex(u64(31_799_517))).toBe('0000000001e538dd')
  expect(bytesToHex(u64(Number.MAX_SAFE_INTEGER))).toBe('001fffffffffffff')
})

test('the length comes before the bytes', () => {
  expect(bytesToHex(lengthPrefixed(Uint8Array.of(7, 8)))).toBe('000000020708')
  expect(bytesToHex(lengthPrefixed(new Uint8Array(0)))).toBe('00000000')
})

test.each([
  ['00ff', true],
  ['00FF', false],
  ['00f', false],
  ['00fff', false],
  ['0x0f', false],
  ['00f\n', false],
  ['00fg', false],
  [undefined, false],
  [1234, false],
  [['00', 'ff'], false],
])('%j is two bytes in hex: %s', (text, verdict) => {
  expect(isHex(text, 2)).toBe(verdict)
})
