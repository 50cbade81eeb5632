import { expect, test } from 'vitest'
import { exampleKey, exampleProof } from '../../../dev/example-proof.ts'
import { commitmentOf } from './manifest.ts'
import { readProof, writeProof } from './proof.ts'

const PROOF = exampleProof()
const FILE = JSON.parse(JSON.stringify(writeProof(PROOF)))
const missing = (file: unknown) => readProof(JSON.stringify(file))

test('reads back exactly what was written', () => {
  expect(readProof(JSON.stringify(FILE))).toEqual({ proof: PROOF })
})

test.each(['', 'PROOF', 'null', '[]', '7', '{"protocol":', '\u0000', '['.repeat(100_000)])(
  'refuses %j, which is not a JSON object',
  (text) => {
    expect(readProof(text)).toEqual({ missing: 'JSON' })
  },
)

test.each([undefined, null, 1, 'EDIL-DRAW/2', 'edil-draw/1', ['EDIL-DRAW/1']])('refuses protocol %j', (protocol) => {
  expect(missing({ ...FILE, protocol })).toEqual({ missing: 'protocol EDIL-DRAW/1' })
})

test.each(['gameId', 'openRecord', 'closeRecord', 'resultRecord'])(
  'refuses a proof whose %s is not a string',
  (name) => {
    for (const value of [undefined, null, 1, {}, ['text']]) {
      expect(missing({ ...FILE, [name]: value })).toEqual({ missing: name })
    }
  },
)

const HASH = commitmentOf('daily-412', 1, exampleKey(1))

test.each([
  [undefined],
  [null],
  ['1'],
  [[HASH]],
  [{ 0: HASH }],
  [{ 101: HASH }],
  [{ '-1': HASH }],
  [{ '1.5': HASH }],
  [{ '01': HASH }],
  [{ '1e1': HASH }],
  [{ ' 1': HASH }],
  [{ '': HASH }],
  [{ NaN: HASH }],
  [{ Infinity: HASH }],
  [{ seven: HASH }],
  [{ 7: HASH.toUpperCase() }],
  [{ 7: HASH.slice(1) }],
  [{ 7: `${HASH}00` }],
  [{ 7: null }],
  [{ 7: [HASH] }],
  [{ 7: '0'.repeat(64) }],
])('refuses commitments %j', (commitments) => {
  expect(missing({ ...FILE, commitments })).toEqual({ missing: 'commitments' })
})

test('refuses __proto__ as a number', () => {
  const text = JSON.stringify({ ...FILE, commitments: {} }).replace(
    '"commitments":{}',
    `"commitments":{"__proto__":"${HASH}"}`,
  )
  expect(readProof(text)).toEqual({ missing: 'commitments' })
})

test('accepts 100 sold numbers, and none', () => {
  const all = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [index + 1, HASH]))
  for (const commitments of [all, {}]) {
    const read = readProof(JSON.stringify({ ...FILE, commitments }))
    expect('proof' in read && read.proof.commitments.size).toBe(Object.keys(commitments).length)
  }
})

test.each(['opened', 'closed', 'drawn'])('refuses a proof without a valid log entry for %s', (name) => {
  const entry = FILE.log[name]
  for (const change of [
    { seq: '7' },
    { seq: 0.5 },
    { at: null },
    { actor: 1 },
    { action: undefined },
    { subject: {} },
    { details: { record: '' } },
    { salt: undefined },
    { salt: 'ab' },
    { previousHash: 'ab' },
    { previousHash: entry.previousHash.toUpperCase() },
    { hash: undefined },
    { proof: undefined },
    { proof: 1 },
  ]) {
    expect(missing({ ...FILE, log: { ...FILE.log, [name]: { ...entry, ...change } } })).toEqual({ missing: 'log' })
  }
  for (const value of [undefined, null, 'entry', [entry]]) {
    expect(missing({ ...FILE, log: { ...FILE.log, [name]: value } })).toEqual({ missing: 'log' })
  }
})

test.each([undefined, null, 'log', [[]]])('refuses log %j', (log) => {
  expect(missing({ ...FILE, log })).toEqual({ missing: 'log' })
})
