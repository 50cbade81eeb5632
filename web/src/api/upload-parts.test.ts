import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kilobytes, nextPart, nextPartBytes, PART_BYTES_FIRST, percentOf } from './upload-parts.ts'

const PART_MAX = 65_536

test('the parts of a picture are contiguous and end where it ends', () => {
  const uploads = fc.tuple(fc.integer({ min: 1, max: 600_000 }), fc.array(fc.integer({ min: 0, max: 20_000 })))
  fc.assert(
    fc.property(uploads, ([size, times]) => {
      let received = 0
      let partBytes = PART_BYTES_FIRST
      for (let turn = 0; received < size; turn += 1) {
        const part = nextPart(received, size, partBytes)
        expect(part?.at).toBe(received)
        expect(part && part.end - part.at).toBeGreaterThan(0)
        expect(part && part.end - part.at).toBeLessThanOrEqual(PART_MAX)
        received = part?.end ?? size
        partBytes = nextPartBytes(partBytes, times[turn % (times.length || 1)] ?? 0, PART_MAX)
      }
      expect(received).toBe(size)
      expect(nextPart(received, size, partBytes)).toBeUndefined()
    }),
  )
})

test('an upload continues from what the server has received', () => {
  expect(nextPart(20_000, 184_000, 65_536)).toEqual({ at: 20_000, end: 85_536 })
  expect(nextPart(184_000, 184_000, 65_536)).toBeUndefined()
})

test('parts grow on a good network, shrink on a bad one, and stay within the limit of the server', () => {
  expect(nextPartBytes(16_384, 200, PART_MAX)).toBe(32_768)
  expect(nextPartBytes(65_536, 200, PART_MAX)).toBe(65_536)
  expect(nextPartBytes(32_768, 3_000, PART_MAX)).toBe(32_768)
  expect(nextPartBytes(32_768, 9_000, PART_MAX)).toBe(16_384)
  expect(nextPartBytes(8_192, 9_000, PART_MAX)).toBe(8_192)
  expect(nextPartBytes(65_536, 3_000, 4_096)).toBe(4_096)
})

test('progress is in whole percent and kilobytes, and is not 100 before everything is received', () => {
  expect(percentOf(117_800, 184_000)).toBe(64)
  expect(percentOf(183_999, 184_000)).toBe(99)
  expect(percentOf(184_000, 184_000)).toBe(100)
  expect(percentOf(0, 0)).toBe(0)
  expect([kilobytes(1), kilobytes(184_000)]).toEqual([1, 184])
})
