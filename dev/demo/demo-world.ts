import { Refusal } from '@edil/domain/refusal'
import sharp from 'sharp'
import { type ClaimBatcher, createClaimBatcher } from '../../server/src/boards/batch-claims.ts'
import { type Files, openFiles } from '../../server/src/platform/files/files.ts'
import type { Pictures } from '../../server/src/platform/pictures/pictures.ts'
import { reencodePicture } from '../../server/src/platform/pictures/reencode-picture.ts'
import type { StoreScreenshotDeps } from '../../server/src/uploads/store-screenshot.ts'
import { openWorld, type World } from '../../server/test/world.ts'
import type { DatabaseUrls } from '../postgres.ts'

/** What the people of the demo act on: the use cases over a database, and the folder of the screenshots. */
export type DemoWorld = World & {
  readonly files: Files
  readonly pictures: Pictures
  readonly limits: StoreScreenshotDeps['limits']
  readonly holdInBatch: ClaimBatcher
  /** The id of a person by username. */
  readonly idOf: (username: string) => Promise<string>
  readonly close: () => Promise<void>
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/** Demo people have public passwords, so they exist only in a database on this machine, as the test beacon does. */
export function refuseRemoteDatabase(databaseUrl: string): void {
  const { hostname } = new URL(databaseUrl)
  if (!LOOPBACK.includes(hostname)) throw new Error(`demo data has public passwords: not on ${hostname}`)
}

export async function openDemoWorld(database: DatabaseUrls, filesFolder: string): Promise<DemoWorld> {
  refuseRemoteDatabase(database.owner)
  // As the owner: api and worker may each post only their own part of the money.
  const { close, ...world } = await openWorld(database.owner)
  const files = await openFiles({ on: 'disk', folder: filesFolder })
  const ids = new Map<string, string>()
  return {
    ...world,
    files,
    pictures: PICTURES,
    limits: { take: async () => 1, giveBack: async () => undefined },
    holdInBatch: createClaimBatcher(world.prepared, world.store.wakePublisher),
    async idOf(username) {
      const known = ids.get(username)
      if (known) return known
      const { id } = await world.store.db
        .selectFrom('people')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
      ids.set(username, id)
      return id
    },
    async close() {
      files.close()
      await close()
    },
  }
}

// Re-encoding blocks it for its process. Receipts are rendered from it.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })

/** In this process: receipts are our own pictures, and a process for each would take half of the time. */
const PICTURES: Pictures = {
  async reencode(_personId, readBytes) {
    const picture = await reencodePicture(await readBytes())
    if ('refusal' in picture) throw new Refusal(picture.refusal)
    return picture
  },
  prepare: async () => undefined,
  pids: () => [],
  close: () => undefined,
}
