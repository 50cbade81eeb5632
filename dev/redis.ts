import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { portOf } from './ports.ts'
import { type Folder, findRunning, launch, type Running, waitUntilReady } from './process.ts'

const NAME = 'redis'

export type Redis = { readonly running: Running; readonly url: string }

/** A Redis without persistence: nothing may depend on its data surviving. */
export async function startRedis(folder: Folder): Promise<Redis> {
  const port = await portOf(folder, NAME, 6380)
  const data = join(folder, 'redis')
  mkdirSync(data, { recursive: true })
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--dir', data, '--save', '', '--appendonly', 'no']
  // Its memory allocator does not start under libfaketime, which moves the clock of demo data.
  const env = { LD_PRELOAD: '' }
  const running = findRunning(folder, NAME) ?? launch({ name: NAME, folder, command: 'redis-server', args, env })
  await waitUntilReady(folder, running, () => answersPing(port))
  return { running, url: `redis://127.0.0.1:${port}` }
}

function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    socket.once('data', (reply) => {
      resolve(reply.toString().startsWith('+PONG'))
      socket.destroy()
    })
    socket.once('error', () => resolve(false))
  })
}
