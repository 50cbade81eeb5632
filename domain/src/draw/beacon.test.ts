import { bls12_381 } from '@noble/curves/bls12-381.js'
import { expect, test } from 'vitest'
import { TEST_SECRET_KEY } from '../../../dev/beacon-key.ts'
import { QUICKNET_ROUNDS } from '../../../dev/draw-vectors.ts'
import { isSignatureOf, messageOfRound, randomnessOf, signRound } from './beacon.ts'
import { bytesToHex } from './bytes.ts'
import { QUICKNET, TEST_CHAIN } from './chains.ts'

test.each(QUICKNET_ROUNDS)('accepts the signature of quicknet round $round', ({ round, signature, randomness }) => {
  expect(isSignatureOf(QUICKNET, round, signature)).toBe(true)
  expect(randomnessOf(signature)).toBe(randomness)
})

const [FIRST, SECOND] = QUICKNET_ROUNDS.map(({ signature }) => signature) as [string, string]

test('refuses the signature of another round', () => {
  expect(isSignatureOf(QUICKNET, 2, FIRST)).toBe(false)
  expect(isSignatureOf(QUICKNET, 1, SECOND)).toBe(false)
})

test('refuses the signature of another chain', () => {
  expect(isSignatureOf(TEST_CHAIN, 1, FIRST)).toBe(false)
  expect(isSignatureOf(QUICKNET, 1, signRound(TEST_SECRET_KEY, 1))).toBe(false)
})

test('refuses a signature with one wrong digit', () => {
  for (const place of [0, 1, 2, 47, 94, 95]) {
    const digit = (Number.parseInt(FIRST[place] ?? '', 16) ^ 1).toString(16)
    expect(isSignatureOf(QUICKNET, 1, `${FIRST.slice(0, place)}${digit}${FIRST.slice(place + 1)}`)).toBe(false)
  }
})

const { Fp } = bls12_381.fields
const FLAGS = 1n << 383n
const X_BITS = (1n << 381n) - 1n

/** A second encoding of the same point would give the round a second seed, and so a choice of winners. */
function withLargeX(signature: string): string {
  const bits = BigInt(`0x${signature}`)
  return (bits + Fp.ORDER).toString(16)
}
const ALIASED = QUICKNET_ROUNDS.find(({ signature }) => (BigInt(`0x${signature}`) & X_BITS) + Fp.ORDER <= X_BITS)

test('accepts only one encoding of a signature', () => {
  expect(ALIASED).toBeDefined()
  const { round = 0, signature = '' } = ALIASED ?? {}
  const other = withLargeX(signature)
  expect(other).toHaveLength(signature.length)
  expect(isSignatureOf(QUICKNET, round, other)).toBe(false)
})

/** Adding such a point to a signature would not change the pairing. */
function pointOutsideTheGroup(): bigint {
  const isOnCurve = (x: bigint) => {
    const y2 = Fp.add(Fp.pow(x, 3n), 4n)
    return Fp.eql(Fp.pow(y2, (Fp.ORDER - 1n) / 2n), Fp.ONE)
  }
  let x = 1n
  while (!isOnCurve(x)) x += 1n
  return x
}

test.each([
  ['nothing', ''],
  ['a text that is not hex', 'z'.repeat(96)],
  ['capitals', FIRST.toUpperCase()],
  ['a digit too few', FIRST.slice(1)],
  ['a byte too many', `${FIRST}00`],
  ['a space before it', ` ${FIRST.slice(1)}`],
  ['zeros', '00'.repeat(48)],
  ['the point at infinity', `c0${'00'.repeat(47)}`],
  ['a value that is not a point of the curve', `80${'00'.repeat(46)}01`],
  ['a point outside the group', (FLAGS | pointOutsideTheGroup()).toString(16)],
])('refuses %s', (_, signature) => {
  expect(isSignatureOf(QUICKNET, 1, signature)).toBe(false)
})

test('the signed message is the hash of the round', () => {
  expect(bytesToHex(messageOfRound(1))).toBe('cd2662154e6d76b2b2b92e70c0cac3ccf534f9b74eb5b89819ec509083d00a50')
})
