/** Keeps many viewers connected over plain sockets and records when each receives an event. Started by viewers.ts. */
import { connect } from 'node:net'
import type { Report } from './viewers.ts'

const [share, ...urls] = process.argv.slice(2)
const count = Number(share)
const receivedAt = new Map<string, number[]>()
let disordered = 0
let repeated = 0

const now = () => performance.timeOrigin + performance.now()

function openViewer(url: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname)
    let rest = ''
    let lastSequence = 0
    let isAccepted = false
    socket.setEncoding('latin1')
    socket.on('connect', () =>
      socket.write(`GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nAccept: text/event-stream\r\n\r\n`),
    )
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('nginx closed a viewer connection')))
    socket.on('data', (chunk: string) => {
      const at = now()
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
        // Only events of this measurement carry a key; pings and headers do not.
        const key = /^data: .*"benchKey":"(\d+)-(\w+)"/.exec(line)
        if (!key) continue
        const sequence = Number(key[1])
        if (sequence === lastSequence) repeated += 1
        if (sequence < lastSequence) disordered += 1
        lastSequence = sequence
        const name = `${key[1]}-${key[2]}`
        const list = receivedAt.get(name) ?? []
        list.push(at)
        receivedAt.set(name, list)
      }
    })
  })
}

const GROUP = 100
for (let opened = 0; opened < count; opened += GROUP) {
  const group = Array.from({ length: Math.min(GROUP, count - opened) }, (_, index) => {
    const url = urls[(opened + index) % urls.length]
    if (!url) throw new Error('no URL to connect to')
    return openViewer(new URL(url))
  })
  await Promise.all(group)
}
process.send?.({ question: 'ready', answer: true })

process.on('message', (message) => {
  const { question, key } = message as { question: string; key?: string }
  if (question === 'count') process.send?.({ question, answer: receivedAt.get(key ?? '')?.length ?? 0 })
  if (question === 'report') {
    const received = [...receivedAt].map(([name, at]) => ({ key: name, at }))
    process.send?.({ question, answer: { received, disordered, repeated } satisfies Report })
  }
})
