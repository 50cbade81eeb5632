import { leafOf, type ReadSubtree } from '@edil/domain/log/merkle-tree'
import { rootOfHashes, TILE_HASHES, type TileName, widthOfTile, withTiles } from '@edil/domain/log/tiles'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { countTiles, findTile, insertTile, readEntryHashes, readTileRoots } from './public-log.queries.ts'

/** The bytes of a tile of the log; `undefined` when the log is not that long. Only full tiles are stored. */
export async function readTile(db: Db, tile: TileName): Promise<Buffer | undefined> {
  if (tile.width === TILE_HASHES) {
    const stored = await findTile(db, tile.level, tile.index)
    if (stored) return stored
  }
  const hashes = await readHashes(db, tile)
  return hashes.length === tile.width ? Buffer.concat(hashes) : undefined
}

/** Computes something about the first `size` entries of the log; see `withTiles`. */
export function computeOnLog<T>(db: Db, size: number, compute: (read: ReadSubtree) => T): Promise<T> {
  return withTiles(size, async (tile) => (await readTile(db, tile)) ?? Buffer.alloc(0), compute)
}

/** Stores the tiles that are full in a log of `size` entries and are not stored yet. */
export async function storeFullTiles(tx: Tx, size: number): Promise<void> {
  for (let level = 0; widthOfTile(level, 0, size) === TILE_HASHES; level += 1) {
    for (let index = await countTiles(tx, level); widthOfTile(level, index, size) === TILE_HASHES; index += 1) {
      const hashes = await readHashes(tx.db, { level, index, width: TILE_HASHES })
      if (hashes.length !== TILE_HASHES) throw new Error(`the log has no complete tile ${index} of level ${level}`)
      const root = Buffer.from(rootOfHashes(hashes))
      await insertTile(tx, { level, index, hashes: Buffer.concat(hashes), root })
    }
  }
}

/** The leaves of the entries or, on higher levels, the roots of the tiles below. */
export async function readHashes(db: Db, { level, index, width }: TileName): Promise<Uint8Array[]> {
  const first = index * TILE_HASHES
  if (level > 0) return readTileRoots(db, level - 1, first, width)
  return (await readEntryHashes(db, first + 1, width)).map(leafOf)
}
