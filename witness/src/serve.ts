import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Answer, Witness } from './witness.ts'

/** A request has at most 63 hashes and a few signatures. */
const BODY_BYTES_MAX = 16_384
const REQUEST_MS = 5_000

/** `describe` is what `GET /` shows. */
export function serveWitness(witness: Witness, describe: () => string): Server {
  async function answer(request: IncomingMessage): Promise<Answer> {
    if (request.method === 'GET' && request.url === '/') return { status: 200, body: describe() }
    if (request.method !== 'POST' || request.url !== '/add-checkpoint') return { status: 404, body: 'not found\n' }
    const body = await readAtMost(request, BODY_BYTES_MAX)
    return body === undefined ? { status: 413, body: 'too large\n' } : witness.addCheckpoint(body)
  }

  return createServer({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS }, (request, response) => {
    answer(request).then(
      (made) => send(response, made),
      (error: unknown) => {
        console.error(error)
        send(response, { status: 500, body: 'failed\n' })
      },
    )
  })
}

function send(response: ServerResponse, { status, type = 'text/plain; charset=utf-8', body }: Answer): void {
  response.writeHead(status, { 'content-type': type }).end(body)
}

/** `undefined` when it is too large; empty, which is no request, when it is not UTF-8. */
async function readAtMost(request: IncomingMessage, bytesMax: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > bytesMax) return undefined
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks))
  } catch {
    return ''
  }
}
