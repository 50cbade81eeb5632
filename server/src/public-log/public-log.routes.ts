import { listRestarts as listRestartsEndpoint, showCheckpoint, showTile } from '@edil/contract/public-log'
import { readTilePath, widthOfTile } from '@edil/domain/log/tiles'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database/db.ts'
import { mount } from '../platform/http/mount.ts'
import { readTile } from './log-tree.ts'
import { proveEntry } from './prove-entry.ts'
import { findCheckpointWith, findCosignedNote, findCurrentCheckpoint, listRestarts } from './public-log.queries.ts'

export function publicLogRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  async function newestCheckpoint() {
    const checkpoint = await findCurrentCheckpoint(db)
    if (!checkpoint) throw new Refusal('route_not_found')
    return checkpoint
  }

  mount(app, showCheckpoint, async ({ reply }) => {
    const { origin, size, note } = await newestCheckpoint()
    reply.type('text/plain; charset=utf-8')
    return Buffer.from((await findCosignedNote(db, origin, size)) ?? note)
  })

  mount(app, listRestartsEndpoint, async () => {
    const restarts = []
    for (const entry of await listRestarts(db)) {
      const checkpoint = await findCheckpointWith(db, entry.seq)
      restarts.push({ ...entry, proof: checkpoint ? await proveEntry(db, entry.seq, checkpoint) : null })
    }
    return { restarts }
  })

  // Only what is signed: the hash of a newer entry could still be seen in two versions, if the database loses its last commits.
  mount(app, showTile, async ({ query, reply }) => {
    const tile = readTilePath(`tile/${query.path}`)
    const { size } = await newestCheckpoint()
    const isSigned = tile && tile.width <= widthOfTile(tile.level, tile.index, size)
    const bytes = isSigned ? await readTile(db, tile) : undefined
    if (!bytes) throw new Refusal('route_not_found')
    reply.type('application/octet-stream')
    return bytes
  })
}
