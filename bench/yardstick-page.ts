import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const HTML = `<!doctype html><html lang="en"><head><title>A yardstick</title><meta name="viewport" content="width=device-width">
<meta name="description" content="Nothing but words"></head><body><main><h1>A yardstick</h1><p>Nothing but words.</p></main></body></html>`

/** A page that nobody could make faster: what a browser needs for it says how slow the machine is at this moment. */
export async function serveYardstick(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(HTML)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
