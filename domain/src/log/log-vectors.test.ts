import { expect, test } from 'vitest'
import { LOG_VECTORS } from '../../../dev/log-vectors.ts'
import { bytesToHex, concatBytes, hexToBytes, sha256, utf8ToBytes } from '../draw/bytes.ts'
import { checkpointText, cosign, cosignedAt, readCheckpoint } from './checkpoint.ts'
import { isInLog, readLogProof, writeLogProof } from './log-proof.ts'
import {
  EMPTY_ROOT,
  isConsistent,
  leafOf,
  proveConsistency,
  proveInclusion,
  rootByInclusion,
  rootOf,
  subtreesOf,
} from './merkle-tree.ts'
import { isSignedBy, type NoteKey, readKey, signNote, toBase64, writeKey } from './signed-note.ts'
import { readTilePath, TILE_HASHES, type TileName, tilePath, widthOfTile, withTiles } from './tiles.ts'

const entries = Array.from({ length: 300 }, (_, index) => sha256(utf8ToBytes(`entry-${index}`)))
const read = subtreesOf(entries.map(leafOf))
const log: NoteKey = { name: LOG_VECTORS.origin, kind: 1, publicKey: hexToBytes(LOG_VECTORS.logPublicKey) }
const witnesses = LOG_VECTORS.witnesses.map(
  ({ name, publicKey }): NoteKey => ({ name, kind: 4, publicKey: hexToBytes(publicKey) }),
)
const rootAt = (size: number) => rootOf(read, size)
const toHex = (hashes: readonly Uint8Array[]) => hashes.map(bytesToHex)
const noteAt = (size: number) => LOG_VECTORS.checkpoints.find((checkpoint) => checkpoint.size === size)?.note ?? ''

test.each(LOG_VECTORS.roots)('the root of $size entries', ({ size, root }) => {
  expect(bytesToHex(rootAt(size))).toBe(root)
})

test('the root of no entries', () => {
  expect(bytesToHex(EMPTY_ROOT)).toBe(LOG_VECTORS.emptyRoot)
  expect(rootAt(0)).toEqual(EMPTY_ROOT)
})

test.each(LOG_VECTORS.inclusion)('entry $index is in the tree of $size', ({ index, size, proof }) => {
  expect(toHex(proveInclusion(read, index, size))).toEqual(proof)
  const leaf = leafOf(entries[index] ?? EMPTY_ROOT)
  expect(rootByInclusion(leaf, index, size, proof.map(hexToBytes))).toEqual(rootAt(size))
})

test.each(LOG_VECTORS.consistency)('the tree of $size begins with the tree of $old', ({ old, size, proof }) => {
  expect(toHex(proveConsistency(read, old, size))).toEqual(proof)
  const [from, to] = [old, size].map((each) => ({ size: each, root: rootAt(each) }))
  expect(from && to && isConsistent(from, to, proof.map(hexToBytes))).toBe(true)
})

test('the keys have their names and ids', () => {
  expect(writeKey(log)).toBe(LOG_VECTORS.logVkey)
  expect(readKey(LOG_VECTORS.logVkey)).toEqual(log)
  expect(witnesses.map(writeKey)).toEqual(LOG_VECTORS.witnesses.map(({ vkey }) => vkey))
  expect(LOG_VECTORS.witnesses.map(({ vkey }) => readKey(vkey))).toEqual(witnesses)
})

test.each(LOG_VECTORS.checkpoints)('the checkpoint of $size entries is signed by the log', ({ size, note }) => {
  const text = checkpointText({ origin: LOG_VECTORS.origin, size, root: rootAt(size) })
  expect(signNote(text, log, hexToBytes(LOG_VECTORS.logSeed))).toBe(note)
  const checkpoint = readCheckpoint(note)
  expect(checkpoint).toMatchObject({ origin: LOG_VECTORS.origin, size, root: rootAt(size) })
  expect(checkpoint && isSignedBy(checkpoint.note, log)).toBe(true)
})

test.each(LOG_VECTORS.cosignatures)('witness $witness cosigned at $time', ({ witness, size, time, line }) => {
  const [key, secret] = [witnesses[witness] as NoteKey, LOG_VECTORS.witnesses[witness]?.seed ?? '']
  const text = checkpointText({ origin: LOG_VECTORS.origin, size, root: rootAt(size) })
  expect(cosign(text, time, key, hexToBytes(secret))).toBe(line)
  const cosigned = readCheckpoint(noteAt(size) + line)
  expect(cosigned && cosignedAt(cosigned.note, key)).toBe(time)
  expect(cosigned && isSignedBy(cosigned.note, log)).toBe(true)
})

test('the body for a witness', () => {
  const [, old = ''] = /^old (\d+)\n/.exec(LOG_VECTORS.addCheckpoint.body) ?? []
  const proof = proveConsistency(read, Number(old), 300).map((hash) => `${toBase64(hash)}\n`)
  expect(`old ${old}\n${proof.join('')}\n${noteAt(300)}`).toBe(LOG_VECTORS.addCheckpoint.body)
})

test('a proof of an entry with its checkpoint', () => {
  const { index, text } = LOG_VECTORS.tlogProof
  const proof = readLogProof(text)
  expect(proof && isInLog(entries[index] ?? EMPTY_ROOT, proof)).toBe(true)
  expect(proof && isInLog(entries[index + 1] ?? EMPTY_ROOT, proof)).toBe(false)
  const note = text.slice(text.indexOf('\n\n') + 2)
  expect(writeLogProof(index, proveInclusion(read, index, 300), note)).toBe(text)
  for (const witness of witnesses) expect(proof && cosignedAt(proof.checkpoint.note, witness)).toBeGreaterThan(0)
})

/** The tiles of a tree that fits into memory. */
function tileBytes({ level, index, width }: TileName): Uint8Array {
  const hashes = Array.from({ length: width }, (_, place) => read(level * 8, index * TILE_HASHES + place))
  return concatBytes(...hashes)
}

test('the tiles of the tree of 300', () => {
  const { note: _note, ...tiles } = LOG_VECTORS.tiles
  for (const [path, hash] of Object.entries(tiles)) {
    const tile = readTilePath(path)
    expect(tile && tilePath(tile)).toBe(path)
    expect(tile && widthOfTile(tile.level, tile.index, 300)).toBe(tile?.width)
    expect(tile && bytesToHex(sha256(tileBytes(tile)))).toBe(hash)
  }
  expect(widthOfTile(0, 2, 300)).toBe(0)
  expect(widthOfTile(2, 0, 300)).toBe(0)
})

test.each([1, 2, 255, 256, 257, 300])('the tree of %i entries can be read from its tiles', async (size) => {
  const readTile = async (tile: TileName) => tileBytes(tile)
  expect(await withTiles(size, readTile, (subtree) => rootOf(subtree, size))).toEqual(rootAt(size))
  for (const index of [0, Math.floor(size / 2), size - 1]) {
    const proof = await withTiles(size, readTile, (subtree) => proveInclusion(subtree, index, size))
    expect(proof).toEqual(proveInclusion(read, index, size))
  }
  const cut = async (tile: TileName) => tileBytes(tile).slice(1)
  await expect(withTiles(size, cut, (subtree) => rootOf(subtree, size))).rejects.toThrow('incomplete')
})

test.each([
  ['tile/0/x001/x234/067', { level: 0, index: 1_234_067, width: 256 }],
  ['tile/7/999.p/255', { level: 7, index: 999, width: 255 }],
])('%s is the path of a tile', (path, tile) => {
  expect(readTilePath(path)).toEqual(tile)
  expect(tilePath(tile)).toBe(path)
})

test.each([
  'tile/0/1',
  'tile/0/0001',
  'tile/0/x000/001',
  'tile/00/001',
  'tile/0/001.p/0',
  'tile/0/001.p/01',
  'tile/0/001.p/256',
  'tile/0/001/',
  'tile/-1/001',
  'tile/entries/001',
])('%s is not the path of a tile', (path) => {
  expect(readTilePath(path)).toBeUndefined()
})
