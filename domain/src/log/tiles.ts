import { type Hash, type ReadSubtree, subtreesOf } from './merkle-tree.ts'

/** Tiles of C2SP: up to 256 hashes of one level of the tree, where each level of tiles is 8 levels of the tree. */
export const TILE_HASHES = 256
const LEVELS_PER_TILE = 8
const HASH_BYTES = 32

export type TileName = {
  readonly level: number
  readonly index: number
  /** How many hashes it has: 256, or fewer at the end of the tree. */
  readonly width: number
}

/** `tile/0/x001/x234/067`, and `.p/44` for one that is not full. */
export function tilePath({ level, index, width }: TileName): string {
  const digits = String(index)
  const groups = digits.padStart(3 * Math.ceil(digits.length / 3), '0').match(/\d{3}/g) ?? []
  const path = groups.map((group, place) => (place < groups.length - 1 ? `x${group}` : group)).join('/')
  return `tile/${level}/${path}${width === TILE_HASHES ? '' : `.p/${width}`}`
}

/** `undefined` when it is not the path of a tile. */
export function readTilePath(path: string): TileName | undefined {
  const [, level = '', groups = '', width = '256'] =
    /^tile\/(\d)\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path) ?? []
  const tile = { level: Number(level), index: Number(groups.replaceAll(/[x/]/g, '')), width: Number(width) }
  return tile.width > 0 && tilePath(tile) === path ? tile : undefined
}

/** How many hashes this tile has in a tree of this size; 0 when the tree has no such tile. */
export function widthOfTile(level: number, index: number, size: number): number {
  const hashes = Math.floor(size / TILE_HASHES ** level)
  return Math.min(TILE_HASHES, Math.max(0, hashes - index * TILE_HASHES))
}

/**
 * Computes something about the tree of `size` entries from its tiles. `compute` is called twice: once to find out which tiles it
 * needs, and again when they are read. What it reads must not depend on the hashes.
 */
export async function withTiles<T>(
  size: number,
  readTile: (tile: TileName) => Promise<Uint8Array>,
  compute: (read: ReadSubtree) => T,
): Promise<T> {
  const needed = new Map<string, TileName>()
  compute((level, index) => {
    const { tile } = placeOf(level, index, size)
    needed.set(tilePath(tile), tile)
    return new Uint8Array(HASH_BYTES)
  })
  const hashes = new Map<string, Uint8Array>()
  for (const [path, tile] of needed) hashes.set(path, await readTile(tile))
  return compute((level, index) => {
    const { tile, first, count } = placeOf(level, index, size)
    const bytes = hashes.get(tilePath(tile))
    if (bytes?.length !== tile.width * HASH_BYTES) throw new RangeError(`${tilePath(tile)} is incomplete`)
    return rootOfHashes(hashesOf(bytes).slice(first, first + count))
  })
}

/** The tile that has this complete subtree, and which of its hashes are those of the subtree. */
function placeOf(level: number, index: number, size: number) {
  const tileLevel = Math.floor(level / LEVELS_PER_TILE)
  const count = 2 ** (level % LEVELS_PER_TILE)
  const tileIndex = Math.floor((index * count) / TILE_HASHES)
  const tile = { level: tileLevel, index: tileIndex, width: widthOfTile(tileLevel, tileIndex, size) }
  return { tile, first: index * count - tileIndex * TILE_HASHES, count }
}

/** Their number is a power of two. */
export function rootOfHashes(hashes: readonly Hash[]): Hash {
  return subtreesOf(hashes)(Math.log2(hashes.length), 0)
}

function hashesOf(bytes: Uint8Array): Hash[] {
  return Array.from({ length: bytes.length / HASH_BYTES }, (_, place) =>
    bytes.subarray(place * HASH_BYTES, (place + 1) * HASH_BYTES),
  )
}
