import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { empty } from './person-fields.ts'
import { instant } from './time.ts'

export const telegramLink = z.object({
  isLinked: z.boolean(),
  /** The person sent /stop, or has blocked the bot: it sends them nothing but answers. */
  isSilenced: z.boolean(),
  /** The username of our bot, without @; null when the site has none. */
  botName: z.nullable(z.string()),
})

export type TelegramLink = z.infer<typeof telegramLink>

const shared = { tag: 'accounts', access: 'person', path: '/api/account/telegram' } as const

export const showTelegramLink = endpoint({
  ...shared,
  name: 'showTelegramLink',
  method: 'GET',
  summary: 'Whether a Telegram account is linked to the account of the caller',
  response: telegramLink,
  example: { isLinked: true, isSilenced: false, botName: 'edil_bot' },
  refusals: [],
})

export const makeTelegramCode = endpoint({
  ...shared,
  name: 'makeTelegramCode',
  method: 'POST',
  path: '/api/account/telegram/code',
  summary:
    'A code that links the Telegram account that sends it to our bot. Works once, for ten minutes; a new one replaces it',
  response: z.object({ code: z.string(), address: z.string(), expiresAt: instant }),
  example: {
    code: 'q3Zk0mV9cH1uT7sX2bYw4A',
    address: 'https://t.me/edil_bot?start=q3Zk0mV9cH1uT7sX2bYw4A',
    expiresAt: '2026-11-15T14:50:00.000Z',
  },
  refusals: ['telegram_off', 'too_many_attempts'],
})

export const unlinkTelegram = endpoint({
  ...shared,
  name: 'unlinkTelegram',
  method: 'DELETE',
  summary: 'Unlinks the Telegram account of the caller, and reports it to their address',
  response: empty,
  example: {},
  refusals: [],
})

/** Telegram calls it with what people write to the bot, and repeats what is not answered with 200. */
export const receiveTelegramUpdate = endpoint({
  name: 'receiveTelegramUpdate',
  method: 'POST',
  path: '/api/telegram/webhook',
  summary:
    'For Telegram only: a message to our bot. Needs the secret of the webhook in X-Telegram-Bot-Api-Secret-Token',
  tag: 'accounts',
  access: 'everyone',
  isFromServer: true,
  body: z.looseObject({ update_id: z.int().check(z.nonnegative()) }),
  response: empty,
  example: {},
  refusals: ['not_allowed'],
})
