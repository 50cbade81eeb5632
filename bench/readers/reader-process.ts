/** Reads as fast as the server answers and checks that versions never go back. Started by readers.ts. */
import { connect } from 'node:net'
import type { ReadOrder, ReadReport } from './readers.ts'

const MARK = '"version":'
const REQUESTS_MAX = 1_000

/** The newest version seen per path. A request sent after that must not return an older one. */
const newest = new Map<string, number>()

process.on('message', async (message) => {
  process.send?.(await read(message as ReadOrder))
})

async function read({ port, paths, seconds, connections, pipelined }: ReadOrder): Promise<ReadReport> {
  const faults: string[] = []
  const startedAt = performance.now()
  let reads = 0
  const isOver = () => performance.now() - startedAt >= seconds * 1_000

  /** Opens a new connection after REQUESTS_MAX requests, because nginx closes it then. */
  async function keepReading(first: number): Promise<void> {
    for (let turn = first; !isOver(); turn += REQUESTS_MAX) await readOn(turn)
  }

  function readOn(first: number): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      const sent: { readonly path: string; readonly atLeast: number }[] = []
      let turn = first
      let rest = ''
      socket.setEncoding('latin1')
      const sendRequests = () => {
        let requests = ''
        for (let count = 0; count < pipelined; count += 1) {
          const path = paths[turn % paths.length] ?? ''
          sent.push({ path, atLeast: newest.get(path) ?? 0 })
          requests += `GET ${path} HTTP/1.1\r\nHost: edil\r\n\r\n`
          turn += 1
        }
        socket.write(requests)
      }
      const note = (version: number) => {
        const { path, atLeast } = sent.shift() ?? { path: '', atLeast: 0 }
        reads += 1
        if (version < atLeast) faults.push(`${path}: version ${version} after ${atLeast}`)
        if (version > (newest.get(path) ?? 0)) newest.set(path, version)
      }
      // Each response contains its version once and responses arrive in request order, so nothing else needs parsing.
      socket.on('data', (chunk: string) => {
        const text = rest + chunk
        let from = 0
        for (let at = text.indexOf(MARK); at !== -1; at = text.indexOf(MARK, from)) {
          const end = text.indexOf(',', at)
          if (end === -1) break
          note(Number(text.slice(at + MARK.length, end)))
          from = end
        }
        rest = text.slice(Math.max(from, text.length - 40))
        if (sent.length > 0) return
        if (isOver() || turn - first + pipelined > REQUESTS_MAX) socket.end()
        else sendRequests()
      })
      const timeout = setTimeout(() => socket.destroy(), seconds * 1_000 + 5_000)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        clearTimeout(timeout)
        if (sent.length > 0) faults.push(`${sent.length} reads were not answered; last bytes received: ${rest}`)
        resolve()
      })
      sendRequests()
    })
  }

  await Promise.all(Array.from({ length: connections }, (_, index) => keepReading(index)))
  return { reads, seconds: (performance.now() - startedAt) / 1_000, faults: faults.slice(0, 10) }
}
