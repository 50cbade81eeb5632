import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { endNotice } from '../../server/src/notices/end-notice.ts'
import { transaction } from '../../server/src/platform/database/transaction.ts'
import { type DemoWorld, openDemoWorld } from '../demo/demo-world.ts'
import { filesFolderOf } from '../demo/prepare-database.ts'
import { secretOf } from '../edil.ts'
import { PROJECT, serviceFolder } from '../folder.ts'
import { portOf } from '../ports.ts'
import { databaseUrls } from '../postgres.ts'
import { findRunning } from '../process.ts'

/** The demo that pictures are taken from. */
export type PictureDemo = {
  /** Without a slash at the end. */
  readonly url: string
  readonly world: DemoWorld
  /** Signs session cookies. */
  readonly secret: string
  readonly stop: () => Promise<void>
}

/** Separate from the data of `npm run dev`: taking the pictures sells tickets and draws games. */
const SERVICES = 'pictures'
const START_MS = 20 * 60_000

/** Uses a demo that already runs in this folder: `EDIL_SERVICES=pictures npm run dev -- --quiet`. Else starts one, with new data. */
export async function startPictureDemo(): Promise<PictureDemo> {
  const folder = serviceFolder(SERVICES)
  const stop = findRunning(folder, 'vite') ? async () => undefined : await startDemo()
  const database = databaseUrls(await portOf(folder, 'postgres'), 'edil')
  const world = await openDemoWorld(database, filesFolderOf(folder))
  await endNotices(world)
  return {
    url: `http://127.0.0.1:${await portOf(folder, 'vite')}`,
    world,
    secret: secretOf(folder),
    async stop() {
      await world.close()
      await stop()
    },
  }
}

/** Returns when `npm run dev` says that it is up, with the function that ends it. */
async function startDemo(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [join(PROJECT, 'dev/dev.ts'), '--fresh', '--quiet'], {
    env: { ...process.env, EDIL_SERVICES: SERVICES },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGINT')
    await ended
  }
  const isUp = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('Edil is up')) resolve()
    })
    child.on('exit', (code) => reject(new Error(`the demo ended with exit code ${code}`)))
    setTimeout(() => reject(new Error('the demo did not start in time')), START_MS).unref()
  })
  try {
    await isUp
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** The notice of the demo would be on top of every picture. */
async function endNotices(world: DemoWorld): Promise<void> {
  const adminId = await world.idOf('admin')
  const notices = await world.store.db.selectFrom('notices').select('id').where('ended_at', 'is', null).execute()
  for (const { id: noticeId } of notices) await transaction(world.store, (tx) => endNotice(tx, { noticeId, adminId }))
}
