import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { chatPage } from './telegram-page.ts'

/** The only bot of this server, its public channel and its private group. */
export const TELEGRAM_TOKEN = '100200300:test-token-of-the-local-server'
export const TELEGRAM_CHANNEL = '@edil_test'
export const TELEGRAM_OPERATORS = '-1009876543210'

/** How it answers. Empty: correctly. */
export type TelegramBehaviour = {
  readonly fault?: TelegramFault
  /** How many requests it concerns; all without it. */
  readonly times?: number
  /** How it answers after those. */
  readonly afterwards?: TelegramBehaviour
  /** Delay before each answer. */
  readonly delayMs?: number
  /** Messages and edits that a chat accepts a minute; Telegram's own limit without it. */
  readonly perMinute?: number
}

export type TelegramFault = keyof typeof FAULTS

export type ChatMessage = {
  readonly id: number
  readonly html: string
  readonly sentAt: string
  readonly edits: number
}

export type TelegramServer = {
  readonly url: string
  readonly behave: (behaviour: TelegramBehaviour) => void
  /** Of the channel unless another chat is named. */
  readonly messages: (chat?: string) => readonly ChatMessage[]
  /** A message of someone else in the channel, or of Telegram itself: it takes an id. */
  readonly postByOthers: () => void
  readonly close: () => Promise<void>
}

type Answer = { readonly status: number; readonly body: object }

const PER_MINUTE = 20
const MINUTE_MS = 60_000
const LENGTH_MAX = 4_096

type Chat = {
  lastId: number
  readonly messages: Map<number, ChatMessage>
  /** When it took messages in the last minute. */
  accepted: number[]
}

/**
 * The methods of Telegram's Bot API that we use, for one bot in a channel and a group, with its answers, limits and errors. `POST /behave`
 * with a `TelegramBehaviour` makes it misbehave, also from another process. `GET /` shows the channel, `/operators` the group, and
 * `/messages` and `/operators/messages` their messages as JSON.
 */
export async function serveTelegram(port = 0): Promise<TelegramServer> {
  let behaviour: TelegramBehaviour = {}
  const newChat = (): Chat => ({ lastId: 0, messages: new Map(), accepted: [] })
  const chats = new Map([TELEGRAM_CHANNEL, TELEGRAM_OPERATORS].map((id) => [id, newChat()]))
  const messagesOf = (id: string) => [...(chats.get(id)?.messages.values() ?? [])]
  /** One request after another. */
  let turn: Promise<unknown> = Promise.resolve()

  function behave(next: TelegramBehaviour): void {
    behaviour = next
    for (const chat of chats.values()) chat.accepted = []
  }

  function perform(method: string, parameters: Record<string, unknown>): Answer {
    if (method === 'getMe') return done({ id: 100200300, is_bot: true, first_name: 'Edil', username: 'edil_test_bot' })
    const chat = chats.get(String(parameters['chat_id']))
    if (!chat) return failed(400, 'Bad Request: chat not found')
    const html = String(parameters['text'] ?? '')
    const fault = parameters['parse_mode'] === 'HTML' ? faultOfHtml(html) : 'Bad Request: only HTML is supported here'
    if (fault !== undefined) return failed(400, fault)
    const now = Date.now()
    chat.accepted = chat.accepted.filter((at) => at > now - MINUTE_MS)
    const [first = now] = chat.accepted
    if (chat.accepted.length >= (behaviour.perMinute ?? PER_MINUTE))
      return tooMany(Math.ceil((first + MINUTE_MS - now) / 1_000))
    if (method === 'sendMessage') {
      chat.accepted.push(now)
      chat.lastId += 1
      const { lastId: id } = chat
      chat.messages.set(id, { id, html, sentAt: new Date(now).toISOString(), edits: 0 })
      return done(answerOf(id, html))
    }
    if (method === 'editMessageText') return edit(chat, Number(parameters['message_id']), html)
    return failed(404, 'Not Found')
  }

  function edit({ messages, accepted }: Chat, id: number, html: string): Answer {
    const message = messages.get(id)
    if (!message) return failed(400, 'Bad Request: message to edit not found')
    if (message.html === html) {
      return failed(400, 'Bad Request: message is not modified: specified new message content is exactly the same')
    }
    accepted.push(Date.now())
    messages.set(id, { ...message, html, edits: message.edits + 1 })
    return done(answerOf(id, html))
  }

  async function call(method: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const parameters = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>)
    const { fault, times, delayMs = 0 } = behaviour
    if (times !== undefined) {
      const { perMinute, afterwards } = behaviour
      behaviour =
        times > 1 ? { ...behaviour, times: times - 1 } : { ...(perMinute ? { perMinute } : {}), ...afterwards }
    }
    if (delayMs > 0) await sleep(delayMs)
    if (fault) FAULTS[fault](response, () => perform(method, parameters))
    else send(response, perform(method, parameters))
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    if (request.method === 'POST' && url === '/behave') {
      behave(JSON.parse(await text(request)))
      response.writeHead(204).end()
      return
    }
    const [, group, wantsJson] = /^\/(operators)?\/?(messages)?$/.exec(url) ?? []
    if (request.method === 'GET' && (url === '/' || group || wantsJson)) {
      const chat = group ? TELEGRAM_OPERATORS : TELEGRAM_CHANNEL
      if (wantsJson) return send(response, { status: 200, body: messagesOf(chat) })
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(chatPage(group ? 'Edil operators' : chat, messagesOf(chat)))
      return
    }
    const [, token, method] = /^\/bot([^/]+)\/(\w+)$/.exec(url) ?? []
    if (token === undefined || method === undefined) return send(response, failed(404, 'Not Found'))
    if (token !== TELEGRAM_TOKEN) return send(response, failed(401, 'Unauthorized'))
    turn = turn.then(() => call(method, request, response)).catch(() => response.destroy())
    await turn
  }

  const server = createServer((request, response) => {
    route(request, response).catch((error: unknown) => {
      console.error(error)
      send(response, failed(500, 'Internal Server Error'))
    })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave,
    messages: (chat = TELEGRAM_CHANNEL) => messagesOf(chat),
    postByOthers() {
      const channel = chats.get(TELEGRAM_CHANNEL)
      if (channel) channel.lastId += 1
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const answerOf = (id: number, html: string) => ({
  message_id: id,
  date: Math.floor(Date.now() / 1_000),
  chat: { id: -1001234567890, type: 'channel', title: 'Edil' },
  text: html,
})

const done = (result: object): Answer => ({ status: 200, body: { ok: true, result } })

const failed = (status: number, description: string): Answer => ({
  status,
  body: { ok: false, error_code: status, description },
})

const tooMany = (seconds: number): Answer => ({
  status: 429,
  body: {
    ok: false,
    error_code: 429,
    description: `Too Many Requests: retry after ${seconds}`,
    parameters: { retry_after: seconds },
  },
})

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const FAULTS = {
  /** Closes the connection and has done nothing. */
  away: (response) => response.destroy(),
  /** The group was upgraded: an error about the chat that we do not expect. */
  upgraded: (response) => send(response, failed(400, 'Bad Request: group chat was upgraded to a supergroup chat')),
  /** An error, and has done nothing. */
  broken: (response) => send(response, failed(502, 'Bad Gateway')),
  too_many: (response) => send(response, tooMany(1)),
  not_a_member: (response) => send(response, failed(403, 'Forbidden: bot is not a member of the channel chat')),
  refused: (response) => send(response, failed(400, 'Bad Request: message is too long')),
  garbage: (response) => response.end('<html>Please sign in to this network.</html>'),
  /** Does it, and answers with an error. */
  broken_after: (response, perform) => {
    perform()
    send(response, failed(500, 'Internal Server Error'))
  },
  /** Does it, and closes the connection. */
  away_after: (response, perform) => {
    perform()
    response.destroy()
  },
  /** Does it, and sends half of the answer. */
  half_after(response, perform) {
    const body = JSON.stringify(perform().body)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.write(body.slice(0, body.length / 2), () => response.destroy())
  },
} satisfies Record<string, (response: ServerResponse, perform: () => Answer) => void>

/** As Telegram reads it: a few tags, closed in order, and four entities. */
function faultOfHtml(html: string): string | undefined {
  const open: string[] = []
  for (const [, slash, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z]+)([^>]*)>/g)) {
    if (!['b', 'i', 'code', 'pre', 'a'].includes(name))
      return `Bad Request: can't parse entities: Unsupported start tag "${name}"`
    if (slash === '' && (name === 'a') !== /^ href="[^"<>]+"$/.test(rest)) return "Bad Request: can't parse entities"
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return "Bad Request: can't parse entities: Unexpected end tag"
  }
  const plain = html.replaceAll(/<\/?[a-z]+[^>]*>/g, '')
  if (open.length > 0 || /[<>]|&(?!(lt|gt|amp|quot);)/.test(plain)) return "Bad Request: can't parse entities"
  const length = plain.replaceAll(/&\w+;/g, '.').length
  if (length === 0) return 'Bad Request: message text is empty'
  return length > LENGTH_MAX ? 'Bad Request: message is too long' : undefined
}
