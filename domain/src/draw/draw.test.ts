import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitmentsOf, DRAW_VECTORS } from '../../../dev/draw-vectors.ts'
import { bytesToHex } from './bytes.ts'
import { ballsOf, drawBalls, seedOf } from './draw.ts'
import { manifestHash } from './manifest.ts'
import { openHash } from './open-record.ts'

test.each(DRAW_VECTORS)('$name: hashes, seed and winners equal those of the second implementation', (vector) => {
  const { gameId, round, signature, pool, picks } = vector
  const commitments = commitmentsOf(vector)
  const hashes = { openHash: openHash(vector.openRecord), manifestHash: manifestHash(gameId, commitments) }
  expect(hashes).toEqual({ openHash: vector.hOpen, manifestHash: vector.hManifest })
  const seed = seedOf({ gameId, ...hashes, round, signature })
  expect(bytesToHex(seed)).toBe(vector.seed)
  expect(drawBalls(seed, ballsOf(pool, commitments), picks)).toEqual(vector.winners)
})

test('the vectors include a complete shuffle', () => {
  expect(DRAW_VECTORS.map(({ picks }) => picks)).toContain(100)
})

const KEY = '00112233445566778899aabbccddeeff'
const seed = fc.uint8Array({ minLength: 32, maxLength: 32 })

// proves: FLOW-10
test('the jar holds all balls, or those of sold numbers, in ascending order', () => {
  const tickets = new Map([93, 7, 100, 42].map((number) => [number, KEY]))
  expect(ballsOf('sold', tickets)).toEqual([7, 42, 93, 100])
  expect(ballsOf('all', tickets)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
})

// proves: FLOW-10, CONST-02, STATE-27
test('draws three different balls of the set, the same ones for the same seed', () => {
  const ballSets = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 3, maxLength: 100 })
  fc.assert(
    fc.property(seed, ballSets, (seed, from) => {
      const balls = drawBalls(seed, from)
      expect(new Set(balls).size).toBe(3)
      expect(from).toEqual(expect.arrayContaining(balls))
      expect(drawBalls(seed, from)).toEqual(balls)
    }),
  )
})

test('drawing all balls gives each once and does not change the input', () => {
  const all = ballsOf('all', new Map())
  fc.assert(
    fc.property(seed, (seed) => {
      expect(drawBalls(seed, all, 100).sort((a, b) => a - b)).toEqual(all)
    }),
    { numRuns: 20 },
  )
  expect(all[0]).toBe(1)
})

test('refuses to draw more balls than there are', () => {
  expect(() => drawBalls(new Uint8Array(32), [4, 9])).toThrow('3 balls out of 2')
  expect([...drawBalls(new Uint8Array(32), [4, 9, 1])].sort((a, b) => a - b)).toEqual([1, 4, 9])
})

/** The first byte that a draw reads, computed with Node's own HMAC. */
function firstByte(seed: Uint8Array): number {
  const place = Buffer.concat([Buffer.from('EDIL-DRAW/1/block\0'), Buffer.alloc(4)])
  return createHmac('sha256', seed).update(place).digest()[0] as number
}

test('with 100 choices byte 199 is used and byte 200 is discarded', () => {
  const all = ballsOf('all', new Map())
  const seeds = Array.from({ length: 2_000 }, (_, index) => new Uint8Array(32).fill(index % 256, 0, 1 + (index >> 8)))
  const firstBall = (byte: number) => {
    const found = seeds.find((seed) => firstByte(seed) === byte)
    return found && drawBalls(found, all, 1)[0]
  }
  expect([0, 99, 100, 199].map(firstBall)).toEqual([1, 100, 1, 100])
  // If byte 200 were used, it would give ball 1, as 0 and 100 do.
  expect(firstBall(200)).not.toBe(1)
})
