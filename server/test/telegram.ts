import { TELEGRAM_TOKEN, type TelegramServer } from '../../dev/telegram-server.ts'
import { createMetrics } from '../src/platform/metrics.ts'
import { openTelegramChat } from '../src/platform/telegram/telegram.ts'
import type { TestDatabase } from './database.ts'
import { silentLog } from './world.ts'

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
