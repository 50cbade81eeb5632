/**
 * Keeps many viewers connected over plain sockets and records when each receives an event. A viewer whose node dies connects to another
 * one and reads the state, as pages do. Started by viewers.ts.
 */

import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Report } from './viewers.ts'

const [share, ...urls] = process.argv.slice(2)
const count = Number(share)
const receivedAt = new Map<string, number[]>()
let disordered = 0
let repeated = 0
let bytes = 0
/** Viewers that are connected and know the state. */
let upToDate = 0

/** Browsers wait this long before they connect again. */
const RECONNECT_MS = 3_000

const now = () => performance.timeOrigin + performance.now()

type Viewer = { index: number; lastSequence: number }

/** Resolves when nginx has accepted the viewer. */
function openViewer(viewer: Viewer): Promise<void> {
  const url = new URL(urls[viewer.index % urls.length] ?? '')
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname)
    let rest = ''
    let isAccepted = false
    socket.setEncoding('latin1')
    socket.on('connect', () =>
      socket.write(`GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nAccept: text/event-stream\r\n\r\n`),
    )
    socket.on('error', reject)
    socket.on('close', () => {
      if (isAccepted) void reconnect(viewer)
      else reject(new Error('nginx closed a viewer connection'))
    })
    socket.on('data', (chunk: string) => {
      const at = now()
      bytes += chunk.length
      if (!isAccepted) {
        if (!chunk.startsWith('HTTP/1.1 200')) {
          reject(new Error(chunk.slice(0, 200)))
          return
        }
        isAccepted = true
        resolve()
      }
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        // Only events of this measurement carry a key; pings, heartbeats and headers do not.
        const key = /^data: .*"benchKey":"(\d+)-(\w+)"/.exec(line)
        if (!key) continue
        const sequence = Number(key[1])
        if (sequence === viewer.lastSequence) repeated += 1
        if (sequence < viewer.lastSequence) disordered += 1
        viewer.lastSequence = sequence
        const name = `${key[1]}-${key[2]}`
        const list = receivedAt.get(name) ?? []
        list.push(at)
        receivedAt.set(name, list)
      }
    })
  })
}

/** At another node, until it works; then reads the state, until that works. */
async function reconnect(viewer: Viewer): Promise<void> {
  upToDate -= 1
  let isOpen = false
  while (!isOpen) {
    viewer.index += 1
    await waitAsBrowsers()
    isOpen = await openViewer(viewer).then(
      () => true,
      () => false,
    )
  }
  while (!(await readState(viewer))) await waitAsBrowsers()
  upToDate += 1
}

const waitAsBrowsers = () => sleep(RECONNECT_MS * (0.75 + Math.random() / 2))

/** Few connections for all viewers of a process, because the viewers share this machine with the servers. */
const agent = new Agent({ keepAlive: true, maxSockets: 32 })

function readState({ index }: Viewer): Promise<boolean> {
  const url = new URL('/api/draws', urls[index % urls.length])
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume()
      response.on('close', () => resolve(response.complete && response.statusCode === 200))
    }).on('error', () => resolve(false))
  })
}

const GROUP = 100
for (let opened = 0; opened < count; opened += GROUP) {
  const group = Array.from({ length: Math.min(GROUP, count - opened) }, (_, index) =>
    openViewer({ index: opened + index, lastSequence: 0 }),
  )
  await Promise.all(group)
  upToDate += group.length
}
process.send?.({ question: 'ready', answer: true })

process.on('message', (message) => {
  const { question, key } = message as { question: string; key?: string }
  if (question === 'count') process.send?.({ question, answer: receivedAt.get(key ?? '')?.length ?? 0 })
  if (question === 'upToDate') process.send?.({ question, answer: upToDate })
  if (question === 'bytes') process.send?.({ question, answer: bytes })
  if (question === 'report') {
    const received = [...receivedAt].map(([name, at]) => ({ key: name, at }))
    process.send?.({ question, answer: { received, disordered, repeated } satisfies Report })
  }
})
