import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** An HTTP proxy before nginx. Its live connections stay open and ping, and lose all messages while it drops them. */
export type DroppingProxy = {
  readonly url: string
  readonly dropMessages: (isDropping: boolean) => void
  readonly close: () => Promise<void>
}

export async function startDroppingProxy(targetUrl: string): Promise<DroppingProxy> {
  const { port: targetPort } = new URL(targetUrl)
  let isDropping = false
  const server = createServer((asked, answer) => {
    const options = {
      host: '127.0.0.1',
      port: targetPort,
      path: asked.url,
      method: asked.method,
      headers: asked.headers,
    }
    const passed = request(options, (incoming) => {
      answer.writeHead(incoming.statusCode ?? 502, incoming.headers)
      if (asked.url?.startsWith('/live/')) passEvents(incoming, answer, () => isDropping)
      else incoming.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    dropMessages(isNowDropping) {
      isDropping = isNowDropping
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function passEvents(incoming: IncomingMessage, answer: ServerResponse, isDropping: () => boolean): void {
  let rest = ''
  answer.flushHeaders()
  incoming.setEncoding('utf8')
  incoming.on('data', (chunk: string) => {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) if (!isDropping() || isPing(block)) answer.write(`${block}\n\n`)
  })
  incoming.on('close', () => answer.end())
}

/** Also a comment, such as the first line of every stream. */
function isPing(block: string): boolean {
  return block.startsWith(':') || block.includes('event: ping')
}
