import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Answer,
  done,
  FAULTS,
  FAULTS_AFTER,
  failed,
  NOT_FOUND,
  send,
  type TelegramFault,
  tooMany,
} from './telegram-answers.ts'
import { faultOfHtml } from './telegram-markup.ts'
import { chatPage, userPage } from './telegram-page.ts'
import { keyboardOf, readParameters } from './telegram-parameters.ts'
import { keepUpdates, messageOf, type Sent } from './telegram-users.ts'

/** The only bot of this server, its public channel and its private group. */
export const TELEGRAM_TOKEN = '100200300:test-token-of-the-local-server'
export const TELEGRAM_CHANNEL = '@edil_test'
export const TELEGRAM_OPERATORS = '-1009876543210'
export const TELEGRAM_BOT_NAME = 'edil_test_bot'

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
  /** Messages that a private chat accepts a second; Telegram's own limit without it. All of them together accept 30 times as many. */
  readonly perSecond?: number
}

export type { TelegramFault }

export type ChatMessage = {
  readonly id: number
  readonly html: string
  readonly sentAt: string
  readonly edits: number
  /** In a private chat: by the person, not by the bot. */
  readonly byPerson?: boolean
  /** Instead of a text. */
  readonly photo?: Buffer
  /** The buttons that it shows, or takes away. */
  readonly keyboard?: 'contact' | 'removed'
}

export type TelegramServer = {
  readonly url: string
  readonly behave: (behaviour: TelegramBehaviour) => void
  /** Of the channel unless another chat is named. */
  readonly messages: (chat?: string) => readonly ChatMessage[]
  /** A message of someone else in the channel, or of Telegram itself: it takes an id. */
  readonly postByOthers: () => void
  /** A person writes to the bot. */
  readonly write: (userId: number, sent: Sent) => void
  /** A person blocks the bot, or lets it write again. */
  readonly block: (userId: number, isBlocked?: boolean) => void
  /** The menu of the bot by language, and whether it has a webhook. */
  readonly registered: () => { readonly commands: Readonly<Record<string, unknown>>; readonly hasWebhook: boolean }
  readonly close: () => Promise<void>
}

const PER_MINUTE = 20
const PER_SECOND = 1
const PER_SECOND_OF_ALL = 30
const MINUTE_MS = 60_000

type Chat = {
  /** Of its messages. All private chats of a bot share one sequence. */
  readonly ids: { last: number }
  readonly messages: Map<number, ChatMessage>
  /** When it took messages in the last minute. */
  accepted: number[]
  readonly isPrivate: boolean
  isBlocked: boolean
}

/**
 * The methods of Telegram's Bot API that we use, for one bot in a channel, a group and private chats, with its answers, limits and errors.
 * `POST /behave` with a `TelegramBehaviour` makes it misbehave, also from another process: a fault that is limited to some requests does
 * not concern getUpdates, which is always under way. `GET /` shows the channel, `/operators` the group, `/users/<id>` a private chat in
 * which one can write (with `?language=am` in an Amharic app), and `/messages`, `/operators/messages` and `/users/<id>/messages` their messages as JSON. `POST` to the last one
 * sends a `Sent` as that person, and to `/users/<id>/block` makes them block the bot until they write again; `DELETE` lets it write.
 */
export async function serveTelegram(port = 0): Promise<TelegramServer> {
  let behaviour: TelegramBehaviour = {}
  const newChat = (ids = { last: 0 }, isPrivate = false): Chat => ({
    ids,
    messages: new Map(),
    accepted: [],
    isPrivate,
    isBlocked: false,
  })
  const chats = new Map([TELEGRAM_CHANNEL, TELEGRAM_OPERATORS].map((id) => [id, newChat()]))
  const privateIds = { last: 0 }
  const updates = keepUpdates()
  const commands: Record<string, unknown> = {}
  const userChat = (userId: number) => {
    const chat = chats.get(String(userId)) ?? newChat(privateIds, true)
    chats.set(String(userId), chat)
    return chat
  }
  const messagesOf = (id: string) => [...(chats.get(id)?.messages.values() ?? [])]
  /** One request after another. */
  let turn: Promise<unknown> = Promise.resolve()

  function behave(next: TelegramBehaviour): void {
    behaviour = next
    for (const chat of chats.values()) chat.accepted = []
  }

  function perform(method: string, parameters: Record<string, unknown>): Answer {
    if (method === 'getMe')
      return done({ id: 100200300, is_bot: true, first_name: 'Edil', username: TELEGRAM_BOT_NAME })
    const chat = chats.get(String(parameters['chat_id']))
    if (!chat) return failed(400, 'Bad Request: chat not found')
    if (chat.isBlocked) return failed(403, 'Forbidden: bot was blocked by the user')
    const html = String(parameters['text'] ?? '')
    const { photo } = parameters
    const isPhoto = method === 'sendPhoto'
    if (isPhoto && !(photo instanceof Buffer)) return failed(400, 'Bad Request: there is no photo in the request')
    const fault = parameters['parse_mode'] === 'HTML' ? faultOfHtml(html) : 'Bad Request: only HTML is supported here'
    if (!isPhoto && fault !== undefined) return failed(400, fault)
    const now = Date.now()
    const restSeconds = secondsToRest(chat, now)
    if (restSeconds > 0) return tooMany(restSeconds)
    if (method === 'sendMessage' || isPhoto) {
      chat.accepted.push(now)
      chat.ids.last += 1
      const { last: id } = chat.ids
      const keyboard = keyboardOf(parameters['reply_markup'])
      const shown = { ...(isPhoto ? { photo: photo as Buffer } : {}), ...(keyboard ? { keyboard } : {}) }
      chat.messages.set(id, { id, html, sentAt: new Date(now).toISOString(), edits: 0, ...shown })
      return done(answerOf(id, html))
    }
    if (method === 'editMessageText') return edit(chat, Number(parameters['message_id']), html)
    return failed(404, 'Not Found')
  }

  function secondsToRest(chat: Chat, now: number): number {
    chat.accepted = chat.accepted.filter((at) => at > now - MINUTE_MS)
    if (!chat.isPrivate) {
      const [first = now] = chat.accepted
      return chat.accepted.length < (behaviour.perMinute ?? PER_MINUTE)
        ? 0
        : Math.ceil((first + MINUTE_MS - now) / 1_000)
    }
    const perSecond = behaviour.perSecond ?? PER_SECOND
    const inLastSecond = ({ accepted }: Chat) => accepted.filter((at) => at > now - 1_000).length
    const ofAll = [...chats.values()]
      .filter(({ isPrivate }) => isPrivate)
      .reduce((sum, each) => sum + inLastSecond(each), 0)
    return inLastSecond(chat) < perSecond && ofAll < perSecond * PER_SECOND_OF_ALL ? 0 : 1
  }

  function write(userId: number, sent: Sent): void {
    const chat = userChat(userId)
    chat.isBlocked = false
    chat.ids.last += 1
    const { last: id } = chat.ids
    const { text: typed, contact, inGroup } = sent
    const html = escaped(typed ?? contact?.phone_number ?? '')
    if (!inGroup) chat.messages.set(id, { id, html, sentAt: new Date().toISOString(), edits: 0, byPerson: true })
    updates.add(messageOf(userId, id, sent))
  }

  /** What concerns no chat. `undefined`: another method. */
  async function administer(method: string, parameters: Record<string, unknown>, isGone: AbortSignal) {
    switch (method) {
      case 'getUpdates': {
        if (updates.hasWebhook())
          return failed(
            409,
            "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
          )
        const seconds = Math.min(Number(parameters['timeout'] ?? 0), 50)
        return done(await updates.take(Number(parameters['offset'] ?? 0), seconds, isGone))
      }
      case 'setWebhook':
        updates.setWebhook({ url: String(parameters['url']), secret: parameters['secret_token']?.toString() })
        return done(true)
      case 'deleteWebhook':
        updates.setWebhook(undefined)
        return done(true)
      case 'setMyCommands':
        commands[String(parameters['language_code'] ?? '')] = parameters['commands']
        return done(true)
      default:
        return undefined
    }
  }

  function edit({ messages, accepted }: Chat, id: number, html: string): Answer {
    const message = messages.get(id)
    if (!message) return failed(400, 'Bad Request: message to edit not found')
    if (message.byPerson) return failed(400, "Bad Request: message can't be edited")
    if (message.photo) return failed(400, 'Bad Request: there is no text in the message to edit')
    if (message.html === html) {
      return failed(400, 'Bad Request: message is not modified: specified new message content is exactly the same')
    }
    accepted.push(Date.now())
    messages.set(id, { ...message, html, edits: message.edits + 1 })
    return done(answerOf(id, html))
  }

  async function call(method: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parameters = await readParameters(request)
    const { fault, times, delayMs = 0 } = behaviour
    if (times !== undefined) {
      const { perMinute, perSecond, afterwards } = behaviour
      const limits = { ...(perMinute ? { perMinute } : {}), ...(perSecond ? { perSecond } : {}) }
      behaviour = times > 1 ? { ...behaviour, times: times - 1 } : { ...limits, ...afterwards }
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
    const [, user, what] = /^\/users\/(\d+)(\/messages|\/block|\/photos\/\d+)?(?:\?language=am)?$/.exec(url) ?? []
    if (user !== undefined) return atUser(Number(user), what, request, response)
    const [, token, method] = /^\/bot([^/]+)\/(\w+)$/.exec(url) ?? []
    if (token === undefined || method === undefined) return send(response, failed(404, 'Not Found'))
    if (token !== TELEGRAM_TOKEN) return send(response, failed(401, 'Unauthorized'))
    if (ADMINISTRATION.has(method)) {
      const isGone = new AbortController()
      response.on('close', () => isGone.abort())
      const { fault, times } = behaviour
      const perform = async () => (await administer(method, await readParameters(request), isGone.signal)) ?? NOT_FOUND
      if (fault === undefined || times !== undefined) return send(response, await perform())
      const answer = FAULTS_AFTER.has(fault) ? await perform() : NOT_FOUND
      FAULTS[fault](response, () => answer)
      return
    }
    turn = turn.then(() => call(method, request, response)).catch(() => response.destroy())
    await turn
  }

  async function atUser(
    userId: number,
    what: string | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const messages = messagesOf(String(userId))
    if (what?.startsWith('/photos/')) {
      const { photo } = messages.find(({ id }) => id === Number(what.slice('/photos/'.length))) ?? {}
      response.writeHead(photo ? 200 : 404, { 'content-type': 'image/png' }).end(photo)
    } else if (what === '/block') {
      userChat(userId).isBlocked = request.method !== 'DELETE'
      send(response, done(true))
    } else if (what && request.method === 'POST') {
      const typed = await text(request)
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
      const sent = isForm ? sentByForm(new URLSearchParams(typed)) : (JSON.parse(typed) as Sent)
      write(userId, sent)
      const inLanguage = sent.language === 'am' ? '?language=am' : ''
      if (isForm) response.writeHead(303, { location: `/users/${userId}${inLanguage}` }).end()
      else send(response, done(true))
    } else if (what) {
      const body = messages.map(({ photo, ...message }) => ({ ...message, hasPhoto: photo !== undefined }))
      send(response, { status: 200, body })
    } else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(userPage(userId, messages, request.url?.endsWith('=am') ? 'am' : 'en'))
    }
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
      if (channel) channel.ids.last += 1
    },
    write,
    block(userId, isBlocked = true) {
      userChat(userId).isBlocked = isBlocked
    },
    registered: () => ({ commands, hasWebhook: updates.hasWebhook() }),
    close: () =>
      new Promise((resolve) => {
        updates.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function sentByForm(form: URLSearchParams): Sent {
  const phone = form.get('phone')
  const language = form.get('language') ?? 'en'
  return phone ? { contact: { phone_number: phone }, language } : { text: form.get('text') ?? '', language }
}

const escaped = (typed: string) => typed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const ADMINISTRATION = new Set(['getUpdates', 'setWebhook', 'deleteWebhook', 'setMyCommands'])

const answerOf = (id: number, html: string) => ({
  message_id: id,
  date: Math.floor(Date.now() / 1_000),
  chat: { id: -1001234567890, type: 'channel', title: 'Edil' },
  text: html,
})
