import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DRAW_VECTORS, ticketsOf } from '../../../dev/draw-vectors.ts'
import { bytesToHex } from './bytes.ts'
import { ballsOf, drawBalls, seedOf } from './draw.ts'
import { manifestHash } from './manifest.ts'
import { openHash } from './open-record.ts'

test.each(DRAW_VECTORS)('$name: hashes, seed and winners are those of the second implementation', (vector) => {
  const { gameId, round, signature, pool, picks } = vector
  const tickets = ticketsOf(vector)
  const hashes = { openHash: openHash(vector.openRecord), manifestHash: manifestHash(gameId, tickets) }
  expect(hashes).toEqual({ openHash: vector.hOpen, manifestHash: vector.hManifest })
  const seed = seedOf({ gameId, ...hashes, round, signature })
  expect(bytesToHex(seed)).toBe(vector.seed)
  expect(drawBalls(seed, ballsOf(pool, tickets), picks)).toEqual(vector.winners)
})

test('the vectors hold a whole shuffle', () => {
  expect(DRAW_VECTORS.map(({ picks }) => picks)).toContain(100)
})

const KEY = '00112233445566778899aabbccddeeff'
const seed = fc.uint8Array({ minLength: 32, maxLength: 32 })

test('all balls are in the jar, or those of sold numbers, lowest first', () => {
  const tickets = new Map([93, 7, 100, 42].map((number) => [number, KEY]))
  expect(ballsOf('sold', tickets)).toEqual([7, 42, 93, 100])
  expect(ballsOf('all', tickets)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
})

test('three different balls of the pool come out, the same for the same seed', () => {
  const pools = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 3, maxLength: 100 })
  fc.assert(
    fc.property(seed, pools, (seed, pool) => {
      const balls = drawBalls(seed, pool)
      expect(new Set(balls).size).toBe(3)
      expect(pool).toEqual(expect.arrayContaining(balls))
      expect(drawBalls(seed, pool)).toEqual(balls)
    }),
  )
})

test('drawing all balls leaves none out, and the pool as it was', () => {
  const pool = ballsOf('all', new Map())
  fc.assert(
    fc.property(seed, (seed) => {
      expect(drawBalls(seed, pool, 100).sort((a, b) => a - b)).toEqual(pool)
    }),
    { numRuns: 20 },
  )
  expect(pool[0]).toBe(1)
})

test('there must be enough balls', () => {
  expect(() => drawBalls(new Uint8Array(32), [4, 9])).toThrow('3 balls out of 2')
  expect([...drawBalls(new Uint8Array(32), [4, 9, 1])].sort((a, b) => a - b)).toEqual([1, 4, 9])
})

/** The bytes a draw reads, by Node's own HMAC. */
function firstByte(seed: Uint8Array): number {
  const place = Buffer.concat([Buffer.from('EDIL-DRAW/1/block\0'), Buffer.alloc(4)])
  return createHmac('sha256', seed).update(place).digest()[0] as number
}

test('of 100 choices the bytes from 200 on are thrown away, and 199 is not', () => {
  const pool = ballsOf('all', new Map())
  const seeds = Array.from({ length: 2_000 }, (_, index) => new Uint8Array(32).fill(index % 256, 0, 1 + (index >> 8)))
  const firstBall = (byte: number) => {
    const found = seeds.find((seed) => firstByte(seed) === byte)
    return found && drawBalls(found, pool, 1)[0]
  }
  expect([0, 99, 100, 199].map(firstBall)).toEqual([1, 100, 1, 100])
  // Were it taken, 200 would give ball 1, as 0 and 100 do.
  expect(firstBall(200)).not.toBe(1)
})
