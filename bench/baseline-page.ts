import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const HTML = `<!doctype html><html lang="en"><head><title>Baseline</title><meta name="viewport" content="width=device-width">
<meta name="description" content="Plain text"></head><body><main><h1>Baseline</h1><p>Plain text.</p></main></body></html>`

/** A minimal static page. Its measured times show how slow the machine is at this moment. */
export async function serveBaselinePage(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(HTML)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
