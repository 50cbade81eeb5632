import { type ClientRequest, get } from 'node:http'

/** A viewer without a browser, with the messages received so far. */
export type Listener = {
  readonly messages: readonly string[]
  readonly lastEventId: () => string
  readonly isOpen: () => boolean
  readonly close: () => void
}

export type OnMessage = (data: string) => unknown

/** Subscribes to a live channel as EventSource does. Resolves once the server has accepted the connection. */
export function listen(
  url: string,
  onMessage: OnMessage = () => undefined,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/event-stream', ...extraHeaders }
    const messages: string[] = []
    let isOpen = false
    const request: ClientRequest = get(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) {
        response.resume()
        reject(new Error(`${url} answered ${response.statusCode}`))
        return
      }
      isOpen = true
      let rest = ''
      let lastEventId = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n')
        rest = blocks.pop() ?? ''
        lastEventId = blocks.map(idOf).findLast((id) => id !== undefined) ?? lastEventId
        for (const data of blocks.flatMap(dataOf)) {
          messages.push(data)
          onMessage(data)
        }
      })
      const end = () => {
        isOpen = false
      }
      response.on('close', end)
      response.on('error', end)
      resolve({ messages, lastEventId: () => lastEventId, isOpen: () => isOpen, close: () => request.destroy() })
    })
    request.on('error', reject)
  })
}

function idOf(block: string): string | undefined {
  return /^id: (.+)$/m.exec(block)?.[1]
}

/** The data of one event; empty for comments and pings. */
function dataOf(block: string): string[] {
  const lines = block.split('\n')
  if (lines.some((line) => line.startsWith('event: ping'))) return []
  return lines.filter((line) => line.startsWith('data: ')).map((line) => line.slice('data: '.length))
}
