import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll } from 'vitest'
import { serviceFolder } from '../../dev/folder.ts'
import { type Listener, listen } from '../../dev/listen.ts'
import { type Nginx, startNginx } from '../../dev/nginx.ts'
import { allRunning, findRunning, killHard, stop, until } from '../../dev/process.ts'
import { startRedis } from '../../dev/redis.ts'
import { createNchan } from '../src/platform/nchan.ts'

export type LiveEngine = {
  readonly nodes: readonly [Nginx, Nginx]
  readonly listen: (node: Nginx | undefined, channel: string, options?: { fromOldest?: boolean }) => Promise<Listener>
  readonly killNodes: () => Promise<void>
  readonly startNodes: () => Promise<void>
}

/** Two real nginx nodes with Nchan over one real Redis, for one test file. */
export async function liveEngine(): Promise<LiveEngine> {
  const folder = serviceFolder(`test-live-${randomBytes(4).toString('hex')}`)
  const { url: redisUrl } = await startRedis(folder)
  const start = (name: string) => startNginx(folder, { name, apiPorts: [9], redisUrl, webRoot: folder })
  const nodes = [await start('nginx-1'), await start('nginx-2')] as const
  const listeners: Listener[] = []
  afterAll(async () => {
    for (const listener of listeners) listener.close()
    for (const running of allRunning(folder)) await stop(folder, running)
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    nodes,
    async listen(node, channel, { fromOldest = false } = {}) {
      if (!node) throw new Error('no such node')
      // A message id of long ago asks for everything the engine still has.
      const nchan = createNchan([node.privateUrl])
      // A node that has just started does not answer before it has found Redis.
      const count = () => nchan.countViewers(channel).catch(() => Number.NaN)
      await until(async () => !Number.isNaN(await count()), 10_000)
      const before = await count()
      const listener = await listen(`${node.publicUrl}/live/${channel}${fromOldest ? '?last_event_id=1:0' : ''}`)
      listeners.push(listener)
      // nginx accepts a viewer before it has asked Redis for the channel: what is sent in between would be missed.
      const isCounted = await until(async () => (await count()) > before, 10_000)
      nchan.close()
      if (!isCounted) throw new Error(`a viewer of ${channel} was never counted`)
      return listener
    },
    async killNodes() {
      for (const name of ['nginx-1', 'nginx-2']) {
        const running = findRunning(folder, name)
        if (running) await killHard(running)
      }
    },
    async startNodes() {
      await start('nginx-1')
      await start('nginx-2')
    },
  }
}
