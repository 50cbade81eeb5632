import { connect, createServer, type Socket } from 'node:net'

/** A statement on its way to PostgreSQL that names what is watched, or comes after such a one in the same transaction. */
export type InterceptedStatement = {
  readonly text: string
  /** 1 is the first in its transaction that names what is watched; 0 stands outside of any transaction. */
  readonly place: number
  /** Sends it, or another one instead, and resolves once PostgreSQL has answered. The client never hears the answer. */
  readonly sendAndDropResponse: (instead?: string) => Promise<void>
}

/** Whether a statement may go on; its connection waits for the verdict. Behind one that may not, nothing passes any more. */
export type Watcher = (statement: InterceptedStatement) => Promise<boolean>

/** A way to PostgreSQL on which every statement can be stopped: for deaths at a chosen one. */
export type PostgresProxy = {
  /** The database's own, by way of here. */
  readonly url: string
  /** Every statement that concerns this mark is shown to the watcher, instead of to the one before. */
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
      // Whoever is killed ends both sides, so that PostgreSQL learns of a death as it would without us.
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
  let concern: Watch | undefined
  let place = 0
  let isStopped = false
  let hearAnswer: (() => void) | undefined
  let turn = Promise.resolve()

  const sendAndDropResponse = (bytes: Buffer) =>
    new Promise<void>((resolve) => {
      hearAnswer = resolve
      far.write(bytes)
    })

  async function pass({ bytes, text }: Request): Promise<void> {
    if (isStopped) return
    if (/^begin\b/i.test(text)) isInTransaction = true
    const watch = watched()
    if (watch && (concern === watch || bytes.includes(watch.mark))) {
      if (isInTransaction) {
        place = concern === watch ? place + 1 : 1
        concern = watch
      }
      isStopped = !(await watch.watcher({
        text,
        place,
        sendAndDropResponse: (instead) => sendAndDropResponse(instead === undefined ? bytes : simpleQuery(instead)),
      }))
      if (isStopped) return
    }
    if (/^(commit|rollback)\b/i.test(text)) {
      isInTransaction = false
      concern = undefined
      place = 0
    }
    far.write(bytes)
  }

  near.on('data', (bytes) => {
    for (const request of read(bytes)) turn = turn.then(() => pass(request))
  })
  far.on('data', (bytes) => {
    if (hearAnswer) hearAnswer()
    else near.write(bytes)
  })
}

type Request = { readonly bytes: Buffer; readonly text: string }

/** Parse, bind, describe, execute and close belong together, up to their sync. */
const MORE_FOLLOWS = 'PBDEC'

/**
 * Cuts what a client sends into requests: a simple query, or all messages of an extended one. See the message formats in
 * PostgreSQL's documentation: a type, a length that counts itself, a body; only the very first message has no type.
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
