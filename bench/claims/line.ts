import { connect, type Socket } from 'node:net'

/** The body a character per byte. */
export type Reply = { readonly status: number; readonly body: string }

/** One keep-alive connection, one question at a time. */
export type Line = {
  /** Rejects when no whole answer came: the server may have done what it was asked, or not. */
  readonly ask: (request: string | Uint8Array) => Promise<Reply>
  readonly close: () => void
}

type Asked = { readonly resolve: (reply: Reply) => void; readonly reject: (error: Error) => void }

const END_OF_HEAD = '\r\n\r\n'
const LENGTH = 'content-length: '

/**
 * HTTP/1.1 over a bare socket: on two cores whatever asks takes its time from whatever answers, and Node's own client takes
 * several times as much. It understands what our servers send, which is answers with their length.
 */
export function openLine(port: number): Line {
  let socket: Socket | undefined
  let asked: Asked | undefined
  let received = ''

  function open(): Socket {
    const opened = connect({ port, host: '127.0.0.1', noDelay: true })
    opened.setEncoding('latin1')
    opened.on('data', (chunk: string) => {
      received = received === '' ? chunk : received + chunk
      const reply = parseReply(received)
      if (!reply) return
      received = ''
      const { resolve } = asked ?? {}
      asked = undefined
      resolve?.(reply)
    })
    opened.on('error', () => undefined)
    opened.on('close', () => {
      if (socket !== opened) return
      socket = undefined
      received = ''
      const { reject } = asked ?? {}
      asked = undefined
      reject?.(new Error('the connection ended before the answer'))
    })
    return opened
  }

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        asked = { resolve, reject }
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
  if (from === -1) throw new Error(`an answer without a length: ${received.slice(0, head)}`)
  const length = Number.parseInt(received.slice(from + LENGTH.length, head), 10)
  const start = head + END_OF_HEAD.length
  if (received.length < start + length) return undefined
  return { status: Number(received.slice(9, 12)), body: received.slice(start, start + length) }
}
