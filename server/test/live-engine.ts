import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { afterAll } from 'vitest'
import { serviceFolder } from '../../dev/folder.ts'
import { type Listener, listen } from '../../dev/listen.ts'
import { type Nginx, publishTo, startNginx } from '../../dev/nginx.ts'
import { allRunning, findRunning, killHard, logFile, stop, until } from '../../dev/process.ts'
import { startRedis } from '../../dev/redis.ts'

export type LiveEngine = {
  readonly nodes: readonly [Nginx, Nginx]
  /** A viewer whose channel is connected: it gets every event that is published from now on. */
  readonly listen: (node: Nginx | undefined, channel: string, lastEventId?: string) => Promise<Listener>
  readonly readLogs: () => string
  readonly killNodes: () => Promise<void>
  readonly startNodes: () => Promise<void>
}

const NODES = ['nginx-1', 'nginx-2'] as const
/** Published until a new viewer receives it. Viewers keep it to themselves. */
const PROBE = 'probe'

/** Two real nginx nodes with Nchan over one real Redis, for one test file. */
export async function liveEngine(): Promise<LiveEngine> {
  const folder = serviceFolder(`test-live-${randomBytes(4).toString('hex')}`)
  const { url: redisUrl } = await startRedis(folder)
  const start = (name: string) => startNginx(folder, { name, apiPorts: [9], redisUrl, webRoot: folder })
  const nodes = [await start(NODES[0]), await start(NODES[1])] as const
  const listeners: Listener[] = []
  afterAll(async () => {
    for (const listener of listeners) listener.close()
    for (const running of allRunning(folder)) await stop(folder, running)
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    nodes,
    async listen(node, channel, lastEventId) {
      if (!node) throw new Error('no such node')
      const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId }
      const messages: string[] = []
      const keep = (message: string) => message !== PROBE && messages.push(message)
      const listener = await listen(`${node.publicUrl}/live/${channel}`, keep, headers)
      listeners.push(listener)
      const isConnected = async () => {
        await publishTo(node, channel, PROBE)
        return listener.messages.includes(PROBE)
      }
      if (!(await until(isConnected, 10_000))) throw new Error(`a viewer of ${channel} receives nothing`)
      return { ...listener, messages }
    },
    readLogs: () => NODES.map((name) => readFileSync(logFile(folder, name), 'utf8')).join(''),
    async killNodes() {
      for (const name of NODES) {
        const running = findRunning(folder, name)
        if (running) await killHard(running)
      }
    },
    async startNodes() {
      await Promise.all(NODES.map(start))
    },
  }
}
