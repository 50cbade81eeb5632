import type { Language } from '@edil/domain/people'
import { asPhone, type Phone } from '@edil/domain/phone'

/** What a person sent to the bot in their private chat with it. */
export type BotMessage = {
  readonly updateId: bigint
  readonly messageId: bigint
  /** Of the Telegram account, and of its private chat with the bot. */
  readonly telegramId: bigint
  /** Of the Telegram app. */
  readonly language: Language
  readonly said: Said
}

export type Said =
  | { readonly kind: 'command'; readonly command: string; readonly argument: string }
  /** Telegram vouches that this is the sender's own number. Undefined when it is not an Ethiopian mobile number. */
  | { readonly kind: 'own_contact'; readonly phone: Phone | undefined }
  | { readonly kind: 'other_contact' }
  | { readonly kind: 'other' }

type Json = { readonly [name: string]: unknown }
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** `undefined` for everything that is no message of a person in a private chat: groups, channels and bots are not answered. */
export function readMessage(update: unknown): BotMessage | undefined {
  if (!isJson(update) || !isJson(update['message'])) return undefined
  const { update_id: updateId, message } = update as { update_id: unknown; message: Json }
  const { chat, from, message_id: messageId } = message
  if (!isJson(chat) || !isJson(from)) return undefined
  const { id } = from
  const isPrivate = chat['type'] === 'private' && chat['id'] === id
  if (!isPrivate || from['is_bot'] === true || !isId(id) || !isId(messageId) || !Number.isSafeInteger(updateId))
    return undefined
  const language = typeof from['language_code'] === 'string' && /^am\b/.test(from['language_code']) ? 'am' : 'en'
  return {
    updateId: BigInt(updateId as number),
    messageId: BigInt(messageId),
    telegramId: BigInt(id),
    language,
    said: readSaid(message, id),
  }
}

function isId(id: unknown): id is number {
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0
}

function readSaid({ contact, text, forward_origin: forwarded }: Json, senderId: number): Said {
  if (isJson(contact)) {
    const { user_id: userId, phone_number: phone } = contact
    if (userId !== senderId || forwarded !== undefined || typeof phone !== 'string') return { kind: 'other_contact' }
    return { kind: 'own_contact', phone: asPhone(phone) }
  }
  const [, command, argument = ''] = typeof text === 'string' ? (COMMAND.exec(text) ?? []) : []
  return command === undefined ? { kind: 'other' } : { kind: 'command', command: command.toLowerCase(), argument }
}

/**
 * '/result@edil_bot daily-412': Telegram adds the name of the bot in some places. Codes and ids of games have these characters only, and the
 * database takes all of them.
 */
const COMMAND = /^\/(\w{1,32})(?:@\w+)?(?:\s+([\w-]{1,64}))?\s*$/
