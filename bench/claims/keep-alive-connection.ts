import { connect, type Socket } from 'node:net'

/** `body` has one character per byte (latin1). */
export type Reply = { readonly status: number; readonly body: string }

/** One keep-alive connection with one request in flight. */
export type KeepAliveConnection = {
  /** Rejects when the response is incomplete: the server may or may not have carried out the request. */
  readonly request: (request: string | Uint8Array) => Promise<Reply>
  readonly close: () => void
}

type Pending = { readonly resolve: (reply: Reply) => void; readonly reject: (error: Error) => void }

const END_OF_HEAD = '\r\n\r\n'
const LENGTH = 'content-length: '

/**
 * HTTP/1.1 over a plain socket. Client and server share two cores, and Node's HTTP client uses several times the CPU of this
 * one. It only supports responses with a content-length, which is what our servers send.
 */
export function openConnection(port: number): KeepAliveConnection {
  let socket: Socket | undefined
  let pending: Pending | undefined
  let received = ''

  function open(): Socket {
    const opened = connect({ port, host: '127.0.0.1', noDelay: true })
    opened.setEncoding('latin1')
    opened.on('data', (chunk: string) => {
      received = received === '' ? chunk : received + chunk
      const reply = parseReply(received)
      if (!reply) return
      received = ''
      const { resolve } = pending ?? {}
      pending = undefined
      resolve?.(reply)
    })
    opened.on('error', () => undefined)
    opened.on('close', () => {
      if (socket !== opened) return
      socket = undefined
      received = ''
      const { reject } = pending ?? {}
      pending = undefined
      reject?.(new Error('the connection closed before the response'))
    })
    return opened
  }

  return {
    request: (request) =>
      new Promise((resolve, reject) => {
        pending = { resolve, reject }
        socket ??= open()
        socket.write(request)
      }),
    close: () => socket?.destroy(),
  }
}

function parseReply(received: string): Reply | undefined {
  const head = received.indexOf(END_OF_HEAD)
  if (head === -1) return undefined
  const from = received.toLowerCase().lastIndexOf(LENGTH, head)
  if (from === -1) throw new Error(`a response without a content-length: ${received.slice(0, head)}`)
  const length = Number.parseInt(received.slice(from + LENGTH.length, head), 10)
  const start = head + END_OF_HEAD.length
  if (received.length < start + length) return undefined
  return { status: Number(received.slice(9, 12)), body: received.slice(start, start + length) }
}
