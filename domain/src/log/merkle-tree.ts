import { concatBytes, sha256 } from '../draw/bytes.ts'

/**
 * The Merkle tree of RFC 6962, over the hashes of the entries of the log. All hashes are 32 bytes. A proof is a list of hashes: the
 * neighbours on the way from a leaf, or from an old tree, to the root.
 */
export type Hash = Uint8Array

export const EMPTY_ROOT: Hash = sha256(new Uint8Array())

export function leafOf(entryHash: Hash): Hash {
  return sha256(concatBytes(Uint8Array.of(0), entryHash))
}

export function nodeOf(left: Hash, right: Hash): Hash {
  return sha256(concatBytes(Uint8Array.of(1), left, right))
}

/** Returns the root of the complete subtree of 2^level leaves that starts at leaf index · 2^level. */
export type ReadSubtree = (level: number, index: number) => Hash

/** Reads subtrees from the leaves themselves, for trees that fit into memory. */
export function subtreesOf(leaves: readonly Hash[]): ReadSubtree {
  const read: ReadSubtree = (level, index) => {
    if (level > 0) return nodeOf(read(level - 1, 2 * index), read(level - 1, 2 * index + 1))
    const leaf = leaves[index]
    if (!leaf) throw new RangeError(`the tree has no leaf ${index}`)
    return leaf
  }
  return read
}

/** The root of the leaves from `start` to before `end`. `start` must be a multiple of the subtree's size, as in every RFC 6962 tree. */
function rootBetween(read: ReadSubtree, start: number, end: number): Hash {
  const size = end - start
  if (size === 1) return read(0, start)
  const half = splitOf(size)
  if (2 * half === size) return read(levelOf(size), start / size)
  const split = start + half
  return nodeOf(rootBetween(read, start, split), rootBetween(read, split, end))
}

/** The largest power of two below the size. Doubling is exact; a logarithm is not. */
function splitOf(size: number): number {
  let split = 1
  while (2 * split < size) split *= 2
  return split
}

function levelOf(powerOfTwo: number): number {
  let level = 0
  for (let size = 1; size < powerOfTwo; size *= 2) level += 1
  return level
}

export function rootOf(read: ReadSubtree, size: number): Hash {
  return size === 0 ? EMPTY_ROOT : rootBetween(read, 0, size)
}

/** Proves that the entry at `index` is in the tree of this size. */
export function proveInclusion(read: ReadSubtree, index: number, size: number): Hash[] {
  if (!isIndexOf(index, size)) throw new RangeError(`a tree of ${size} has no entry ${index}`)
  const prove = (start: number, end: number): Hash[] => {
    if (end - start === 1) return []
    const split = start + splitOf(end - start)
    return index < split
      ? [...prove(start, split), rootBetween(read, split, end)]
      : [...prove(split, end), rootBetween(read, start, split)]
  }
  return prove(0, size)
}

/** The root that an inclusion proof leads to; `undefined` when the proof has the wrong length. */
export function rootByInclusion(leaf: Hash, index: number, size: number, proof: readonly Hash[]): Hash | undefined {
  if (!isIndexOf(index, size)) return undefined
  const remaining = [...proof]
  const climb = (start: number, end: number): Hash | undefined => {
    if (end - start === 1) return leaf
    const split = start + splitOf(end - start)
    const isLeft = index < split
    const below = isLeft ? climb(start, split) : climb(split, end)
    const neighbour = remaining.shift()
    if (!below || !neighbour) return undefined
    return isLeft ? nodeOf(below, neighbour) : nodeOf(neighbour, below)
  }
  const root = climb(0, size)
  return remaining.length === 0 ? root : undefined
}

function isIndexOf(index: number, size: number): boolean {
  return Number.isSafeInteger(index) && Number.isSafeInteger(size) && index >= 0 && index < size
}

/** Proves that the tree of `size` begins with the tree of `old` entries. */
export function proveConsistency(read: ReadSubtree, old: number, size: number): Hash[] {
  if (old < 0 || old > size) throw new RangeError(`a tree of ${size} does not extend one of ${old}`)
  if (old === 0 || old === size) return []
  const prove = (start: number, end: number, startsTree: boolean): Hash[] => {
    if (end === old) return startsTree ? [] : [rootBetween(read, start, end)]
    const split = start + splitOf(end - start)
    return old <= split
      ? [...prove(start, split, startsTree), rootBetween(read, split, end)]
      : [...prove(split, end, false), rootBetween(read, start, split)]
  }
  return prove(0, size, true)
}

type TreeHead = { readonly size: number; readonly root: Hash }

/** Whether the proof shows that the tree `to` begins with the tree `from`. */
export function isConsistent(from: TreeHead, to: TreeHead, proof: readonly Hash[]): boolean {
  if (from.size > to.size || from.size < 0) return false
  if (to.size === 0 && !isSame(to.root, EMPTY_ROOT)) return false
  if (from.size === 0) return proof.length === 0 && isSame(from.root, EMPTY_ROOT)
  if (from.size === to.size) return proof.length === 0 && isSame(from.root, to.root)
  const remaining = [...proof]
  /**
   * The roots of the entries from `start` to before `end`, in the old tree and in the new one, from the same hashes of the proof.
   * `startsTree`: `start` is still the beginning of the log, so the root of the old tree itself can be used.
   */
  const rootsBetween = (start: number, end: number, startsTree: boolean): { old: Hash; now: Hash } | undefined => {
    if (end === from.size) {
      const root = startsTree ? from.root : remaining.shift()
      return root && { old: root, now: root }
    }
    const split = start + splitOf(end - start)
    const isLeft = from.size <= split
    const below = isLeft ? rootsBetween(start, split, startsTree) : rootsBetween(split, end, false)
    const neighbour = remaining.shift()
    if (!below || !neighbour) return undefined
    return isLeft
      ? { old: below.old, now: nodeOf(below.now, neighbour) }
      : { old: nodeOf(neighbour, below.old), now: nodeOf(neighbour, below.now) }
  }
  const roots = rootsBetween(0, to.size, true)
  return roots !== undefined && remaining.length === 0 && isSame(roots.old, from.root) && isSame(roots.now, to.root)
}

export function isSame(a: Hash, b: Hash): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
