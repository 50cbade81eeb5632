import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { portOf } from './ports.ts'
import { type Folder, findRunning, launch, type Running, waitUntilReady } from './process.ts'

const NAME = 'redis'

/** For loopback only. With one, every test shows that the processes send it. */
const PASSWORD = 'only-for-redis-on-loopback'

export function redisUrlAt(port: number): string {
  return `redis://:${PASSWORD}@127.0.0.1:${port}`
}

export type Redis = { readonly running: Running; readonly url: string }

/** A Redis without persistence: nothing may depend on its data surviving. */
export async function startRedis(folder: Folder): Promise<Redis> {
  const port = await portOf(folder, NAME, 6380)
  const data = join(folder, 'redis')
  mkdirSync(data, { recursive: true })
  const address = ['--bind', '127.0.0.1', '--port', String(port), '--requirepass', PASSWORD]
  const args = [...address, '--dir', data, '--save', '', '--appendonly', 'no']
  // Its memory allocator does not start under libfaketime, which moves the clock of demo data.
  const env = { LD_PRELOAD: '' }
  const running = findRunning(folder, NAME) ?? launch({ name: NAME, folder, command: 'redis-server', args, env })
  await waitUntilReady(folder, running, () => answersPing(port))
  return { running, url: redisUrlAt(port) }
}

function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`AUTH ${PASSWORD}\r\nPING\r\n`))
    socket.once('data', (reply) => {
      resolve(reply.toString().startsWith('+OK'))
      socket.destroy()
    })
    socket.once('error', () => resolve(false))
  })
}
