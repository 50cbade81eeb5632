import type { Language } from '@edil/domain/people'
import { Api, InputFile } from 'grammy'
import { type Edited, editMessage, FORMAT, failWithoutSecrets } from './telegram.ts'

/** Under the field where a person types: a button that sends their own contact, or nothing any more. */
export type Keyboard = { readonly contactButton: string } | 'removed'

export type BotCommand = { readonly command: string; readonly description: string }

/** Telegram's Bot API, for the private chats of one bot. Everything rejects with `TelegramFailure`. */
export type TelegramBot = {
  /** Updates from `offset` on, as Telegram sent them; waits for the first one. `offset` confirms all before it. */
  readonly receive: (offset: number, isOver: AbortSignal) => Promise<readonly { readonly update_id: number }[]>
  /** From now on Telegram calls this address instead. */
  readonly startWebhook: (url: string, secret: string) => Promise<void>
  readonly stopWebhook: () => Promise<void>
  /** The menu of the bot; without a language, for all others. */
  readonly setCommands: (commands: readonly BotCommand[], language?: Language) => Promise<void>
  /** Both return the id of the message. Ids grow over all private chats of the bot, and count what people write. */
  readonly send: (chat: bigint, html: string, keyboard?: Keyboard) => Promise<bigint>
  readonly sendPicture: (chat: bigint, png: Buffer, name: string) => Promise<bigint>
  readonly edit: (chat: bigint, messageId: bigint, html: string) => Promise<Edited>
}

export type TelegramBotOptions = {
  readonly token: string
  readonly apiRoot: string
  readonly timeoutSeconds?: number
  /** How long one `receive` waits for an update. */
  readonly waitSeconds?: number
}

const TIMEOUT_SECONDS = 10
const WAIT_SECONDS = 25
const ALLOWED = ['message'] as const

export function openTelegramBot(options: TelegramBotOptions): TelegramBot {
  const { token, apiRoot, timeoutSeconds = TIMEOUT_SECONDS, waitSeconds = WAIT_SECONDS } = options
  const client = (seconds: number) => new Api(token, { apiRoot, timeoutSeconds: seconds, sensitiveLogs: false })
  const api = client(timeoutSeconds)
  const patient = client(waitSeconds + timeoutSeconds)
  return {
    receive: (offset, isOver) =>
      patient
        .getUpdates({ offset, timeout: waitSeconds, allowed_updates: ALLOWED }, isOver as never)
        .catch(failWithoutSecrets),
    async startWebhook(url, secret) {
      await api.setWebhook(url, { secret_token: secret, allowed_updates: ALLOWED }).catch(failWithoutSecrets)
    },
    async stopWebhook() {
      await api.deleteWebhook().catch(failWithoutSecrets)
    },
    async setCommands(commands, language) {
      const of = language ? { language_code: language } : {}
      await api.setMyCommands(commands, { scope: { type: 'all_private_chats' }, ...of }).catch(failWithoutSecrets)
    },
    async send(chat, html, keyboard) {
      const markup = keyboard ? { reply_markup: markupOf(keyboard) } : {}
      const sent = await api.sendMessage(Number(chat), html, { ...FORMAT, ...markup }).catch(failWithoutSecrets)
      return BigInt(sent.message_id)
    },
    async sendPicture(chat, png, name) {
      const sent = await api.sendPhoto(Number(chat), new InputFile(png, name)).catch(failWithoutSecrets)
      return BigInt(sent.message_id)
    },
    edit: (chat, messageId, html) => editMessage(api, Number(chat), messageId, html),
  }
}

function markupOf(keyboard: Keyboard) {
  if (keyboard === 'removed') return { remove_keyboard: true } as const
  return {
    keyboard: [[{ text: keyboard.contactButton, request_contact: true }]],
    resize_keyboard: true,
    one_time_keyboard: true,
  }
}
