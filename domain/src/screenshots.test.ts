import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  freshBytes,
  hashBands,
  PERCEPTUAL_HASH_GRID,
  perceptualHashOf,
  SIMILAR_BITS_MAX,
  similarBands,
} from './screenshots.ts'

const PLACES = PERCEPTUAL_HASH_GRID.width * PERCEPTUAL_HASH_GRID.height
const grid = (brightness: (x: number, y: number) => number) =>
  Uint8Array.from({ length: PLACES }, (_, place) =>
    brightness(place % PERCEPTUAL_HASH_GRID.width, Math.floor(place / PERCEPTUAL_HASH_GRID.width)),
  )

test('a hash has a bit for every place that is darker than its right neighbour', () => {
  expect(perceptualHashOf(grid(() => 128))).toBe(0n)
  expect(perceptualHashOf(grid((x) => 200 - x))).toBe(0n)
  expect(perceptualHashOf(grid((x) => x))).toBe(-1n)
  expect(perceptualHashOf(grid((x, y) => (y === 7 && x === 8 ? 9 : 0)))).toBe(1n)
  expect(perceptualHashOf(grid((x, y) => (y === 0 && x > 0 ? 9 : 0)))).toBe(BigInt.asIntN(64, 1n << 63n))
})

test('a hash does not change when the whole picture is brighter', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: PLACES, maxLength: PLACES, max: 200 }), fc.nat(55), (dark, more) => {
      expect(perceptualHashOf(dark.map((value) => value + more))).toBe(perceptualHashOf(dark))
    }),
  )
})

test('refuses a grid of another size', () => {
  expect(() => perceptualHashOf(new Uint8Array(PLACES - 1))).toThrow(RangeError)
})

test('a part adds the bytes that are missing, and nothing after a gap', () => {
  const part = Uint8Array.of(10, 11, 12, 13)
  expect([...freshBytes(part, 10, 10)]).toEqual([10, 11, 12, 13])
  expect([...freshBytes(part, 10, 12)]).toEqual([12, 13])
  expect([...freshBytes(part, 10, 14)]).toEqual([])
  expect([...freshBytes(part, 10, 99)]).toEqual([])
  expect([...freshBytes(part, 10, 9)]).toEqual([])
})

test('a hash that differs in at most 7 bits shares a band with the similar bands', () => {
  const differing = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: SIMILAR_BITS_MAX })
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), differing, (hash, bits) => {
      const other = BigInt.asIntN(
        64,
        bits.reduce((changed, bit) => changed ^ (1n << BigInt(bit)), hash),
      )
      const near = new Set(similarBands(hash))
      expect(hashBands(other).some((band) => near.has(band))).toBe(true)
    }),
  )
})
