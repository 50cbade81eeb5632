import { expect, test } from 'vitest'
import { exampleKey, exampleProof } from '../../../dev/example-proof.ts'
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

const KEY = exampleKey(1)

test.each([
  [undefined],
  [null],
  ['1'],
  [[KEY]],
  [{ 0: KEY }],
  [{ 101: KEY }],
  [{ '-1': KEY }],
  [{ '1.5': KEY }],
  [{ '01': KEY }],
  [{ '1e1': KEY }],
  [{ ' 1': KEY }],
  [{ '': KEY }],
  [{ NaN: KEY }],
  [{ Infinity: KEY }],
  [{ seven: KEY }],
  [{ 7: KEY.toUpperCase() }],
  [{ 7: KEY.slice(1) }],
  [{ 7: `${KEY}00` }],
  [{ 7: null }],
  [{ 7: [KEY] }],
  [{ 7: '0'.repeat(32) }],
])('refuses tickets %j', (tickets) => {
  expect(missing({ ...FILE, tickets })).toEqual({ missing: 'tickets' })
})

test('refuses __proto__ as a number', () => {
  const text = JSON.stringify({ ...FILE, tickets: {} }).replace('"tickets":{}', `"tickets":{"__proto__":"${KEY}"}`)
  expect(readProof(text)).toEqual({ missing: 'tickets' })
})

test('accepts 100 sold numbers, and none', () => {
  const all = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [index + 1, KEY]))
  for (const tickets of [all, {}]) {
    const read = readProof(JSON.stringify({ ...FILE, tickets }))
    expect('proof' in read && read.proof.tickets.size).toBe(Object.keys(tickets).length)
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
    { previousHash: 'ab' },
    { previousHash: entry.previousHash.toUpperCase() },
    { hash: undefined },
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
