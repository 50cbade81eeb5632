import { connect, type Socket } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Answer = {
  readonly status: number
  /** The status line and the headers, as they came. */
  readonly head: string
  readonly body: Buffer
}

type SendOptions = { readonly isHead: boolean; readonly timeoutMs: number }

/** A keep-alive connection with one request in flight. */
export type HttpConnection = {
  /** `undefined`: the server closed the connection without an answer, or did not answer in time. */
  readonly send: (request: Uint8Array, options: SendOptions) => Promise<Answer | undefined>
  /** Before the next request a new connection is opened. */
  readonly close: () => void
}

const END_OF_HEAD = '\r\n\r\n'

/**
 * HTTP/1.1 over a plain socket: Node's client refuses to send hostile requests, and costs several times as much. Reads
 * bodies by length, in chunks, and until the connection ends.
 */
export function openHttpConnection(port: number): HttpConnection {
  let socket: Socket | undefined

  function close(): void {
    socket?.destroy()
    socket = undefined
  }

  return {
    close,
    send: (request, { isHead, timeoutMs }) =>
      new Promise((resolve) => {
        const used = socket ?? connect({ port, host: '127.0.0.1', noDelay: true })
        socket = used
        let received = Buffer.alloc(0)
        const finish = (answer: Answer | undefined, isReusable: boolean) => {
          clearTimeout(timeout)
          used.removeAllListeners()
          used.on('error', () => undefined)
          if (!isReusable || (answer && /\r\nconnection: close/i.test(answer.head))) close()
          resolve(answer)
        }
        const timeout = setTimeout(() => finish(undefined, false), timeoutMs)
        used.on('data', (bytes) => {
          received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
          const answer = parseAnswer(received, { isHead, hasEnded: false })
          if (answer) finish(answer, true)
        })
        used.on('error', () => undefined)
        used.on('close', () => finish(parseAnswer(received, { isHead, hasEnded: true }), false))
        used.write(request)
      }),
  }
}

type Arrived = { readonly isHead: boolean; readonly hasEnded: boolean }

/** `undefined` while the answer is incomplete. */
function parseAnswer(received: Buffer, { isHead, hasEnded }: Arrived): Answer | undefined {
  const end = received.indexOf(END_OF_HEAD)
  if (end === -1) return undefined
  const head = received.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  const rest = received.subarray(end + END_OF_HEAD.length)
  // 100 Continue comes before the answer.
  if (status < 200) return parseAnswer(rest, { isHead, hasEnded })
  const raw = isHead || status === 204 || status === 304 ? Buffer.alloc(0) : readBody(head, rest, hasEnded)
  return raw && { status, head, body: decode(head, raw) }
}

function readBody(head: string, rest: Buffer, hasEnded: boolean): Buffer | undefined {
  const length = headerOf(head, 'content-length')
  if (length !== undefined) return rest.length >= Number(length) ? rest.subarray(0, Number(length)) : undefined
  if (headerOf(head, 'transfer-encoding') === 'chunked') return readChunks(rest)
  return hasEnded ? rest : undefined
}

function readChunks(rest: Buffer): Buffer | undefined {
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const line = rest.indexOf('\r\n', at)
    if (line === -1) return undefined
    const size = Number.parseInt(rest.toString('latin1', at, line), 16)
    if (rest.length < line + 2 + size + 2) return undefined
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(rest.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}

function decode(head: string, body: Buffer): Buffer {
  const encoding = body.length === 0 ? undefined : headerOf(head, 'content-encoding')
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

/** The value of the first header with this name, in lower case letters. */
export function headerOf(head: string, name: string): string | undefined {
  const from = head.toLowerCase().indexOf(`\r\n${name}: `)
  if (from === -1) return undefined
  const start = from + name.length + 4
  const end = head.indexOf('\r\n', start)
  return head.slice(start, end === -1 ? undefined : end)
}
