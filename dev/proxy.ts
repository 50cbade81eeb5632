import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy between a browser and nginx that can interrupt the network. */
export type Proxy = {
  readonly port: number
  readonly url: string
  /** The network is lost and the phone knows it: connections break, new ones are refused. */
  readonly cut: () => void
  /** The network is lost without notice: connections stay open and nothing passes. */
  readonly swallow: () => void
  readonly restore: () => void
  readonly close: () => Promise<void>
}

type Mode = 'pass' | 'cut' | 'swallow'

export async function startProxy(targetPort: number): Promise<Proxy> {
  let mode: Mode = 'pass'
  const pairs = new Set<readonly [Socket, Socket]>()

  const server = createServer((near) => {
    if (mode === 'cut') {
      near.resetAndDestroy()
      return
    }
    const far = connect(targetPort, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    const end = () => {
      near.destroy()
      far.destroy()
      pairs.delete(pair)
    }
    for (const socket of pair) {
      socket.on('error', end)
      socket.on('close', end)
    }
    near.pipe(far)
    far.pipe(near)
    if (mode === 'swallow') hold(pair)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    cut() {
      mode = 'cut'
      for (const [near, far] of pairs) {
        near.resetAndDestroy()
        far.resetAndDestroy()
      }
    },
    swallow() {
      mode = 'swallow'
      for (const pair of pairs) hold(pair)
    },
    restore() {
      mode = 'pass'
      for (const [near, far] of pairs) {
        near.pipe(far)
        far.pipe(near)
      }
    },
    close: () =>
      new Promise((resolve) => {
        for (const [near, far] of pairs) {
          near.destroy()
          far.destroy()
        }
        server.close(() => resolve())
      }),
  }
}

function hold([near, far]: readonly [Socket, Socket]): void {
  near.unpipe(far)
  far.unpipe(near)
  near.pause()
  far.pause()
}
