import { ed25519 } from '@noble/curves/ed25519.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexToBytes, sha256, utf8ToBytes } from '../draw/bytes.ts'
import { checkpointText, cosign, cosignedAt, readCheckpoint } from './checkpoint.ts'
import { isInLog, readLogProof, writeLogProof } from './log-proof.ts'
import {
  isConsistent,
  leafOf,
  proveConsistency,
  proveInclusion,
  rootByInclusion,
  rootOf,
  subtreesOf,
} from './merkle-tree.ts'
import { isSignedBy, type KeyKind, readKey, readNote, signNote, writeKey } from './signed-note.ts'

const MOST = 70
const hashOf = (text: string) => sha256(utf8ToBytes(text))
const treeOf = (names: readonly string[]) => subtreesOf(names.map((name) => leafOf(hashOf(name))))
const NAMES = Array.from({ length: MOST }, (_, index) => `entry ${index}`)
const TREE = treeOf(NAMES)
const sizes = fc.integer({ min: 1, max: MOST })

test('every entry of every tree is proved, and no other entry is', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), (size, any) => {
      const index = any % size
      const proof = proveInclusion(TREE, index, size)
      const root = rootOf(TREE, size)
      expect(rootByInclusion(leafOf(hashOf(NAMES[index] ?? '')), index, size, proof)).toEqual(root)
      expect(rootByInclusion(leafOf(hashOf('forged')), index, size, proof)).not.toEqual(root)
      if (size > 1)
        expect(rootByInclusion(leafOf(hashOf(NAMES[index] ?? '')), (index + 1) % size, size, proof)).not.toEqual(root)
      expect(rootByInclusion(leafOf(hashOf(NAMES[index] ?? '')), index, size, [...proof, root])).toBeUndefined()
      if (size > 1)
        expect(rootByInclusion(leafOf(hashOf(NAMES[index] ?? '')), index, size, proof.slice(1))).not.toEqual(root)
    }),
  )
})

test('a history that grew is consistent, and one with a changed entry is not, whatever proof is given', () => {
  fc.assert(
    fc.property(sizes, sizes, fc.nat(), (a, b, any) => {
      const [old, size] = [Math.min(a, b), Math.max(a, b)]
      const [from, to] = [
        { size: old, root: rootOf(TREE, old) },
        { size, root: rootOf(TREE, size) },
      ]
      const proof = proveConsistency(TREE, old, size)
      expect(isConsistent(from, to, proof)).toBe(true)
      const changed = any % old
      const other = treeOf(NAMES.map((name, index) => (index === changed ? 'changed' : name)))
      const rewritten = { size, root: rootOf(other, size) }
      expect(isConsistent(from, rewritten, proof)).toBe(false)
      expect(isConsistent(from, rewritten, proveConsistency(other, old, size))).toBe(false)
      expect(isConsistent(to, from, proof)).toBe(old === size)
      expect(isConsistent(from, to, [...proof, from.root])).toBe(false)
      if (proof.length > 0) expect(isConsistent(from, to, proof.slice(1))).toBe(false)
    }),
  )
})

/** A key pair from a public seed, for tests only. */
function ed25519KeyOf(name: string, kind: KeyKind, seed: string) {
  const secret = hashOf(seed)
  return { secret, key: { name, kind, publicKey: ed25519.getPublicKey(secret) } }
}

const log = ed25519KeyOf('edil.example/log', 1, 'log')
const witness = ed25519KeyOf('witness.example/w', 4, 'witness')
const stranger = ed25519KeyOf('edil.example/log', 1, 'stranger')
const TEXT = checkpointText({ origin: 'edil.example/log', size: MOST, root: rootOf(TREE, MOST) })
const NOTE = signNote(TEXT, log.key, log.secret)

test('a checkpoint is believed only with a signature of the log over its exact text', () => {
  const signed = (note: string) => {
    const read = readNote(note)
    return read !== undefined && isSignedBy(read, log.key)
  }
  expect(signed(NOTE)).toBe(true)
  expect(signed(NOTE.replace(`\n${MOST}\n`, `\n${MOST - 1}\n`))).toBe(false)
  expect(signed(signNote(TEXT, stranger.key, stranger.secret))).toBe(false)
  expect(signed(signNote(TEXT, log.key, stranger.secret))).toBe(false)
  expect(signed(signNote(TEXT, witness.key, witness.secret))).toBe(false)
  expect(isSignedBy(readNote(NOTE) ?? { text: '', signatures: [] }, witness.key)).toBe(false)
})

test('a cosignature names its time, and holds for this checkpoint and this witness only', () => {
  const line = cosign(TEXT, 1_797_000_000, witness.key, witness.secret)
  const at = (note: string) => {
    const read = readNote(note)
    return read && cosignedAt(read, witness.key)
  }
  expect(at(NOTE + line)).toBe(1_797_000_000)
  expect(at(NOTE)).toBeUndefined()
  expect(at(signNote(TEXT.replace('70', '71'), log.key, log.secret) + line)).toBeUndefined()
  expect(at(NOTE + cosign(TEXT, 1_797_000_000, witness.key, stranger.secret))).toBeUndefined()
  expect(cosignedAt(readNote(NOTE + line) ?? { text: '', signatures: [] }, log.key)).toBeUndefined()
})

test.each([
  ['', 'no text'],
  [TEXT, 'no signature'],
  [`${TEXT}\n`, 'no signature line'],
  [NOTE.slice(0, -1), 'no newline at the end'],
  [NOTE.replace('—', '-'), 'another dash'],
  [`${NOTE}— name\n`, 'a line without a signature'],
  [`${NOTE}— name AAAA\n`, 'a signature that is only a key id'],
  [`${NOTE}— name ====\n`, 'a signature that is not base64'],
])('%j is no signed note: %s', (note) => {
  expect(readNote(note)).toBeUndefined()
})

test('a checkpoint may have further lines, but no empty one and no control characters', () => {
  const read = (more: string) => readCheckpoint(signNote(TEXT + more, log.key, log.secret))
  expect(read('more\n')).toMatchObject({ size: MOST })
  for (const more of ['\n', '\nmore\n', 'a\u0000b\n', 'a\rb\n'])
    expect(read(more), JSON.stringify(more)).toBeUndefined()
})

test('a wrong line before a real signature does not hide it', () => {
  const wrong = signNote(TEXT, log.key, stranger.secret)
  const both = readNote(wrong + NOTE.slice(TEXT.length + 1))
  expect(both?.signatures).toHaveLength(2)
  expect(both && isSignedBy(both, log.key)).toBe(true)
})

test('a tree without entries has one root', () => {
  const empty = { size: 0, root: rootOf(TREE, 0) }
  expect(isConsistent(empty, empty, [])).toBe(true)
  expect(isConsistent(empty, { size: 0, root: hashOf('another') }, [])).toBe(false)
})

test.each(['-1', '01', '1e3', '9'.repeat(16), ' 1', ''])('a checkpoint of %j entries is refused', (size) => {
  expect(readCheckpoint(signNote(TEXT.replace('70', size), log.key, log.secret))).toBeUndefined()
})

test('a signature of an unknown kind is kept and ignored', () => {
  const note = readNote(`${NOTE}— someone.example AAAAAAAAAAA=\n`)
  expect(note?.signatures).toHaveLength(2)
  expect(note && isSignedBy(note, log.key)).toBe(true)
})

test.each(['', 'name', 'name+00000000', writeKey(log.key).replace('+', '+0'), `${writeKey(log.key)}A`])(
  '%j is no key',
  (text) => {
    expect(readKey(text)).toBeUndefined()
  },
)

test('a proof is believed only for its own entry, index and checkpoint', () => {
  const proof = (index: number, note = NOTE) => readLogProof(writeLogProof(index, proveInclusion(TREE, 7, MOST), note))
  const isIn = (name: string, found: ReturnType<typeof proof>) => found !== undefined && isInLog(hashOf(name), found)
  expect(isIn('entry 7', proof(7))).toBe(true)
  expect(isIn('entry 8', proof(7))).toBe(false)
  expect(isIn('entry 7', proof(8))).toBe(false)
  expect(isIn('entry 7', proof(7, signNote(TEXT.replace('70', '35'), log.key, log.secret)))).toBe(false)
  expect(readLogProof(`${writeLogProof(7, [hexToBytes('ab')], NOTE)}`)).toBeUndefined()
  expect(readLogProof(NOTE)).toBeUndefined()
})
