import { randomInt } from 'node:crypto'
import { TELEGRAM_TOKEN, type TelegramServer } from '../../dev/telegram-server.ts'
import { messageOf, type Sent } from '../../dev/telegram-users.ts'
import { transaction } from '../src/platform/database/transaction.ts'
import { createMetrics } from '../src/platform/metrics.ts'
import { openTelegramChat } from '../src/platform/telegram/telegram.ts'
import { openTelegramBot } from '../src/platform/telegram/telegram-bot.ts'
import { insertLink } from '../src/telegram/telegram-accounts.queries.ts'
import type { TestDatabase } from './database.ts'
import { silentLog, type World } from './world.ts'

const ORIGIN = 'https://edil.example'

/** How a test sends to a chat of the local Telegram server: with shorter waits than a real worker. */
export function senderOptions(
  { urls, store }: Pick<TestDatabase, 'urls' | 'store'>,
  telegram: TelegramServer,
  chat: string,
) {
  return {
    databaseUrl: urls.worker,
    store,
    chat: openTelegramChat({ token: TELEGRAM_TOKEN, chat, apiRoot: telegram.url, timeoutSeconds: 2 }),
    origin: ORIGIN,
    messagesPerMinute: 60_000,
    log: silentLog,
    metrics: createMetrics(),
    waits: { pollMs: 20, unknownSeconds: 0.3, backOffMs: 50, backOffMaxMs: 200 },
  }
}

/** A bot on the local Telegram server, with shorter waits than a real one. */
export function botOptions({ urls, store }: Pick<TestDatabase, 'urls' | 'store'>, telegram: TelegramServer) {
  return {
    databaseUrl: urls.worker,
    store,
    bot: openTelegramBot({ token: TELEGRAM_TOKEN, apiRoot: telegram.url, timeoutSeconds: 2, waitSeconds: 1 }),
    origin: ORIGIN,
    log: silentLog,
    metrics: createMetrics(),
    backOffMs: 50,
    waits: { pollMs: 20, betweenMs: 1, perChatMs: 1, retrySeconds: 0.2, unknownSeconds: 0.3 },
  }
}

let lastTelegramId = 300_000

/** A Telegram account that has not written to the bot. */
export function newTelegramId(): number {
  lastTelegramId += 1
  return lastTelegramId
}

/** An update as Telegram sends it. */
export function updateOf(telegramId: number, sent: Sent, updateId = randomInt(2 ** 40)) {
  return { update_id: updateId, message: messageOf(telegramId, 1, sent) }
}

/** The Telegram account of a person, as if they had linked it. */
export async function givenTelegramLink({ store }: World, personId: string, telegramId: number): Promise<void> {
  await transaction(store, (tx) => insertLink(tx, { personId, telegramId: BigInt(telegramId), linkedBy: 'code' }))
}
