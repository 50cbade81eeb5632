import { Api, GrammyError } from 'grammy'

/** Telegram's Bot API, for one chat. */
export type TelegramChat = {
  /** As it is configured. */
  readonly name: string
  /** Returns the id of the message. Rejects with `TelegramFailure`. */
  readonly send: (html: string) => Promise<bigint>
  /** Rejects with `TelegramFailure`. */
  readonly edit: (messageId: bigint, html: string) => Promise<Edited>
}

export type TelegramOptions = {
  readonly token: string
  /** `@name` of a public channel, or the id of a chat. */
  readonly chat: string
  readonly apiRoot: string
  /** Time limit for the complete answer. */
  readonly timeoutSeconds?: number
}

/**
 * `unknown`: no answer, or an error of the server; the message may have been posted. `too_many`: wait, then try again. `not_allowed`: the
 * token is wrong, or the bot may not post in this chat. `refused`: this message cannot be posted. `blocked`: the person of a private chat has
 * blocked the bot, or deleted their account.
 */
export type TelegramFailing = 'unknown' | 'too_many' | 'not_allowed' | 'refused' | 'blocked'

/** Contains neither the token nor the message, and may be logged. */
export class TelegramFailure extends Error {
  readonly because: TelegramFailing
  readonly retryAfterSeconds: number

  constructor(because: TelegramFailing, detail: string, retryAfterSeconds = 0) {
    super(`Telegram: ${because} (${detail})`)
    this.name = 'TelegramFailure'
    this.because = because
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const TIMEOUT_SECONDS = 10
export const FORMAT = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } } as const

export function openTelegramChat({
  token,
  chat,
  apiRoot,
  timeoutSeconds = TIMEOUT_SECONDS,
}: TelegramOptions): TelegramChat {
  const api = new Api(token, { apiRoot, timeoutSeconds, sensitiveLogs: false })
  return {
    name: chat,
    async send(html) {
      const { message_id: id } = await api.sendMessage(chat, html, FORMAT).catch(failWithoutSecrets)
      return BigInt(id)
    },
    edit: (messageId, html) => editMessage(api, chat, messageId, html),
  }
}

export type Edited = 'missing' | 'same' | 'changed'

/** `missing`: the chat has no such text of ours. `same`: it has this text already. */
export async function editMessage(api: Api, chat: string | number, messageId: bigint, html: string): Promise<Edited> {
  try {
    await api.editMessageText(chat, Number(messageId), html, FORMAT)
    return 'changed'
  } catch (error) {
    const { description = '' } = error instanceof GrammyError ? error : {}
    if (/message is not modified/i.test(description)) return 'same'
    if (
      /message to edit not found|can't be edited|MESSAGE_ID_INVALID|no text in the message to edit/i.test(description)
    )
      return 'missing'
    return failWithoutSecrets(error)
  }
}

const ABOUT_THE_TEXT =
  /can't parse entities|message is too long|message text is empty|MESSAGE_TOO_LONG|MESSAGE_EMPTY|PHOTO_INVALID/
const BY_THE_PERSON =
  /bot was blocked by the user|user is deactivated|can't initiate conversation|PEER_ID_INVALID|chat not found/

/** Of a request of grammY: its own errors contain the request. */
export function failWithoutSecrets(error: unknown): never {
  if (!(error instanceof GrammyError)) throw new TelegramFailure('unknown', 'no answer')
  const { error_code: code, description, parameters } = error
  if (code === 429) throw new TelegramFailure('too_many', `${code}`, parameters?.retry_after ?? 1)
  // A proxy on the way can answer anything.
  if (!(code >= 400 && code < 500)) throw new TelegramFailure('unknown', `${code}`)
  if (BY_THE_PERSON.test(description) && Number(error.payload['chat_id']) > 0)
    throw new TelegramFailure('blocked', `${code} ${description}`)
  const isRefused = code === 400 && ABOUT_THE_TEXT.test(description)
  throw new TelegramFailure(isRefused ? 'refused' : 'not_allowed', `${code} ${description}`)
}
