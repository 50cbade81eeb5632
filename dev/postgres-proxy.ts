import { connect, createServer, type Socket } from 'node:net'

/** A statement that contains the watched mark, or follows one that does in the same transaction. */
export type InterceptedStatement = {
  readonly text: string
  /** Position since the first marked statement of its transaction, from 1; 0 outside of a transaction. */
  readonly place: number
  /** The texts since the first marked statement of its transaction, with its own. */
  readonly texts: readonly string[]
  /** Sends it, or another statement instead, resolves once PostgreSQL has answered, and withholds the answer from the client. */
  readonly sendAndDropResponse: (instead?: string) => Promise<void>
}

/** Decides whether a statement passes; its connection waits. After a refusal nothing passes on that connection. */
export type Watcher = (statement: InterceptedStatement) => Promise<boolean>

/** A proxy to PostgreSQL that can stop any statement: for killing a process at a chosen one. */
export type PostgresProxy = {
  /** The database's URL, through this proxy. */
  readonly url: string
  /** Shows every statement with this mark to the watcher; replaces the previous watcher. */
  readonly watch: (mark: string, watcher: Watcher) => void
  readonly unwatch: () => void
  readonly close: () => Promise<void>
}

export async function startPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const target = new URL(databaseUrl)
  let watch: Watch | undefined
  const sockets = new Set<Socket>()

  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: target.hostname, port: Number(target.port), noDelay: true })
    const end = () => {
      for (const socket of [near, far]) {
        socket.destroy()
        sockets.delete(socket)
      }
    }
    for (const socket of [near, far]) {
      sockets.add(socket)
      // When one side ends, end the other, so that PostgreSQL notices a killed client as it would without the proxy.
      socket.on('error', end)
      socket.on('close', end)
    }
    passOn(near, far, () => watch)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(address && typeof address === 'object' ? address.port : 0)

  return {
    url: url.href,
    watch(mark, watcher) {
      watch = { mark, watcher }
    },
    unwatch() {
      watch = undefined
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

type Watch = { readonly mark: string; readonly watcher: Watcher }

function passOn(near: Socket, far: Socket, watched: () => Watch | undefined): void {
  const read = createRequestReader()
  let isInTransaction = false
  let watching: Watch | undefined
  let texts: string[] = []
  let isStopped = false
  let onResponse: (() => void) | undefined
  let queue = Promise.resolve()

  const sendAndDropResponse = (bytes: Buffer) =>
    new Promise<void>((resolve) => {
      onResponse = resolve
      far.write(bytes)
    })

  async function pass({ bytes, text }: Request): Promise<void> {
    if (isStopped) return
    if (/^begin\b/i.test(text)) isInTransaction = true
    const watch = watched()
    if (watch && (watching === watch || bytes.includes(watch.mark))) {
      if (isInTransaction) {
        texts = watching === watch ? [...texts, text] : [text]
        watching = watch
      }
      isStopped = !(await watch.watcher({
        text,
        place: texts.length,
        texts,
        sendAndDropResponse: (instead) => sendAndDropResponse(instead === undefined ? bytes : simpleQuery(instead)),
      }))
      if (isStopped) return
    }
    if (/^(commit|rollback)\b/i.test(text)) {
      isInTransaction = false
      watching = undefined
      texts = []
    }
    far.write(bytes)
  }

  near.on('data', (bytes) => {
    for (const request of read(bytes)) queue = queue.then(() => pass(request))
  })
  far.on('data', (bytes) => {
    if (onResponse) onResponse()
    else near.write(bytes)
  })
}

type Request = { readonly bytes: Buffer; readonly text: string }

/** Parse, bind, describe, execute and close form one request, up to their sync. */
const MORE_FOLLOWS = 'PBDEC'

/**
 * Splits the client's bytes into requests: a simple query, or all messages of an extended one. Message format (PostgreSQL's
 * documentation): type, length that includes itself, body; only the very first message has no type.
 */
function createRequestReader(): (bytes: Buffer) => Request[] {
  let rest = Buffer.alloc(0)
  let messages: Buffer[] = []
  let typeBytes = 0
  let text = ''
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    const requests: Request[] = []
    while (rest.length >= typeBytes + 4) {
      const length = typeBytes + rest.readInt32BE(typeBytes)
      if (rest.length < length) break
      const message = rest.subarray(0, length)
      rest = rest.subarray(length)
      messages.push(message)
      const type = typeBytes === 0 ? '' : String.fromCharCode(message[0] ?? 0)
      typeBytes = 1
      const [first = '', second = ''] = message.toString('utf8', 5).split('\0')
      if (type === 'Q') text = first
      if (type === 'P') text = second // behind the statement's name
      if (type !== '' && MORE_FOLLOWS.includes(type)) continue
      requests.push({ bytes: Buffer.concat(messages), text })
      messages = []
      text = ''
    }
    return requests
  }
}

function simpleQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.from('Q\0\0\0\0')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
