import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bytesToHex, hexToBytes, sha256, utf8ToBytes } from '../draw/bytes.ts'
import { checkpointText, cosign, cosignedAt, readCheckpoint } from './checkpoint.ts'
import { EMPTY_ROOT, isConsistent, leafOf, proveConsistency, rootOf, subtreesOf } from './merkle-tree.ts'
import { isSignedBy, type NoteKey, readKey, signNote, toBase64, writeKey } from './signed-note.ts'

/** Made in JavaScript and checked by a second implementation in Python. Entry i is SHA256("entry-" + i). */
type Vectors = {
  readonly origin: string
  readonly logSeed: string
  readonly logPublicKey: string
  readonly logVkey: string
  readonly witnesses: readonly { name: string; seed: string; publicKey: string; vkey: string }[]
  readonly roots: readonly { size: number; root: string }[]
  readonly emptyRoot: string
  readonly consistency: readonly { old: number; size: number; proof: string[] }[]
  readonly checkpoints: readonly { size: number; note: string }[]
  readonly cosignatures: readonly { witness: number; size: number; time: number; line: string }[]
  readonly addCheckpoint: { body: string; answer: string }
}

const VECTORS: Vectors = JSON.parse(readFileSync(join(import.meta.dirname, 'vectors/log-vectors.json'), 'utf8'))
const entries = Array.from({ length: 300 }, (_, index) => sha256(utf8ToBytes(`entry-${index}`)))
const read = subtreesOf(entries.map(leafOf))
const log: NoteKey = { name: VECTORS.origin, kind: 1, publicKey: hexToBytes(VECTORS.logPublicKey) }
const witnesses = VECTORS.witnesses.map(
  ({ name, publicKey }): NoteKey => ({ name, kind: 4, publicKey: hexToBytes(publicKey) }),
)
const rootAt = (size: number) => rootOf(read, size)
const toHex = (hashes: readonly Uint8Array[]) => hashes.map(bytesToHex)
const noteAt = (size: number) => VECTORS.checkpoints.find((checkpoint) => checkpoint.size === size)?.note ?? ''

test.each(VECTORS.roots)('the root of $size entries', ({ size, root }) => {
  expect(bytesToHex(rootAt(size))).toBe(root)
})

test('the root of no entries', () => {
  expect(bytesToHex(EMPTY_ROOT)).toBe(VECTORS.emptyRoot)
  expect(rootAt(0)).toEqual(EMPTY_ROOT)
})

test.each(VECTORS.consistency)('the tree of $size begins with the tree of $old', ({ old, size, proof }) => {
  expect(toHex(proveConsistency(read, old, size))).toEqual(proof)
  const [from, to] = [old, size].map((each) => ({ size: each, root: rootAt(each) }))
  expect(from && to && isConsistent(from, to, proof.map(hexToBytes))).toBe(true)
})

test('the keys have their names and ids', () => {
  expect(writeKey(log)).toBe(VECTORS.logVkey)
  expect(readKey(VECTORS.logVkey)).toEqual(log)
  expect(witnesses.map(writeKey)).toEqual(VECTORS.witnesses.map(({ vkey }) => vkey))
  expect(VECTORS.witnesses.map(({ vkey }) => readKey(vkey))).toEqual(witnesses)
})

test.each(VECTORS.checkpoints)('the checkpoint of $size entries is signed by the log', ({ size, note }) => {
  const text = checkpointText({ origin: VECTORS.origin, size, root: rootAt(size) })
  expect(signNote(text, log, hexToBytes(VECTORS.logSeed))).toBe(note)
  const checkpoint = readCheckpoint(note)
  expect(checkpoint).toMatchObject({ origin: VECTORS.origin, size, root: rootAt(size) })
  expect(checkpoint && isSignedBy(checkpoint.note, log)).toBe(true)
})

test.each(VECTORS.cosignatures)('witness $witness cosigned at $time', ({ witness, size, time, line }) => {
  const [key, secret] = [witnesses[witness] as NoteKey, VECTORS.witnesses[witness]?.seed ?? '']
  const text = checkpointText({ origin: VECTORS.origin, size, root: rootAt(size) })
  expect(cosign(text, time, key, hexToBytes(secret))).toBe(line)
  const cosigned = readCheckpoint(noteAt(size) + line)
  expect(cosigned && cosignedAt(cosigned.note, key)).toBe(time)
  expect(cosigned && isSignedBy(cosigned.note, log)).toBe(true)
})

test('the body for a witness', () => {
  const [, old = ''] = /^old (\d+)\n/.exec(VECTORS.addCheckpoint.body) ?? []
  const proof = proveConsistency(read, Number(old), 300).map((hash) => `${toBase64(hash)}\n`)
  expect(`old ${old}\n${proof.join('')}\n${noteAt(300)}`).toBe(VECTORS.addCheckpoint.body)
})
