import { Api, GrammyError } from 'grammy'

/** Telegram's Bot API, for one chat. */
export type TelegramChat = {
  /** As it is configured. */
  readonly name: string
  /** Returns the id of the message. Rejects with `TelegramFailure`. */
  readonly send: (html: string) => Promise<bigint>
  /** `missing`: the chat has no such message of ours. `same`: it has this text already. Rejects with `TelegramFailure`. */
  readonly edit: (messageId: bigint, html: string) => Promise<'missing' | 'same' | 'changed'>
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
 * token is wrong, or the bot may not post in this chat. `refused`: this message cannot be posted.
 */
export type TelegramFailing = 'unknown' | 'too_many' | 'not_allowed' | 'refused'

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

export function openTelegramChat({
  token,
  chat,
  apiRoot,
  timeoutSeconds = TIMEOUT_SECONDS,
}: TelegramOptions): TelegramChat {
  const api = new Api(token, { apiRoot, timeoutSeconds, sensitiveLogs: false })
  const format = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } } as const
  return {
    name: chat,
    async send(html) {
      const { message_id: id } = await api.sendMessage(chat, html, format).catch(failWithoutSecrets)
      return BigInt(id)
    },
    async edit(messageId, html) {
      try {
        await api.editMessageText(chat, Number(messageId), html, format)
        return 'changed'
      } catch (error) {
        const { description = '' } = error instanceof GrammyError ? error : {}
        if (/message is not modified/i.test(description)) return 'same'
        if (/message to edit not found|can't be edited|MESSAGE_ID_INVALID/i.test(description)) return 'missing'
        return failWithoutSecrets(error)
      }
    },
  }
}

const ABOUT_THE_TEXT = /can't parse entities|message is too long|message text is empty|MESSAGE_TOO_LONG|MESSAGE_EMPTY/

function failWithoutSecrets(error: unknown): never {
  if (!(error instanceof GrammyError)) throw new TelegramFailure('unknown', 'no answer')
  const { error_code: code, description, parameters } = error
  if (code === 429) throw new TelegramFailure('too_many', `${code}`, parameters?.retry_after ?? 1)
  // A proxy on the way can answer anything.
  if (!(code >= 400 && code < 500)) throw new TelegramFailure('unknown', `${code}`)
  const isRefused = code === 400 && ABOUT_THE_TEXT.test(description)
  throw new TelegramFailure(isRefused ? 'refused' : 'not_allowed', `${code} ${description}`)
}
