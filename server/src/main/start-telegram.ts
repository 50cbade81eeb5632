import type { Logger } from 'pino'
import { startOperatorsMessenger } from '../alarms/operators-messenger.ts'
import { startAnnouncer } from '../announcements/announcer.ts'
import { watchAnnouncements } from '../announcements/watch-announcements.ts'
import type { WorkerConfig } from '../config.ts'
import type { Store } from '../platform/database/transaction.ts'
import type { Metrics } from '../platform/metrics.ts'
import { openTelegramChat } from '../platform/telegram/telegram.ts'
import { openTelegramBot } from '../platform/telegram/telegram-bot.ts'
import { pollUpdates } from '../telegram/poll-updates.ts'
import { registerBot } from '../telegram/register-bot.ts'
import { startReplySender } from '../telegram/reply-sender.ts'

export type SharedByChats = {
  readonly databaseUrl: string
  readonly store: Store
  readonly origin: string
  readonly log: Logger
  readonly metrics: Metrics
}

/** Starts what the configuration names: the public channel, the group of the operators, the private chats of the bot. */
export function startTelegram(
  config: WorkerConfig['telegram'],
  shared: SharedByChats,
): { readonly stop: () => Promise<void> } {
  const { log } = shared
  if (!config?.channel) log.warn('TELEGRAM_CHANNEL is not set: nothing is announced')
  if (!config?.operators) log.warn('TELEGRAM_OPERATORS is not set: operators get no alarms')
  if (!config?.bot) log.warn('TELEGRAM_BOT_NAME is not set: the bot answers no one')
  if (!config) return { stop: async () => undefined }
  const { token, channel, operators, bot, apiRoot, messagesPerMinute } = config
  const senderTo = (chat: string) => ({
    ...shared,
    messagesPerMinute,
    chat: openTelegramChat({ token, apiRoot, chat }),
  })
  const senders = [
    ...(channel ? [startAnnouncer(senderTo(channel))] : []),
    ...(operators ? [startOperatorsMessenger(senderTo(operators))] : []),
  ]
  const chats = bot ? startBot({ ...bot, token, apiRoot }, shared) : []
  const watch = channel ? watchAnnouncements({ db: shared.store.db, metrics: shared.metrics }) : undefined
  return {
    async stop() {
      watch?.stop()
      await Promise.all([...senders, ...chats].map((each) => each.stop()))
    },
  }
}

type BotConfig = { readonly token: string; readonly apiRoot: string; readonly webhookSecret: string | undefined }

function startBot({ token, apiRoot, webhookSecret }: BotConfig, shared: SharedByChats) {
  const bot = openTelegramBot({ token, apiRoot })
  const { origin, log } = shared
  const webhook = webhookSecret ? { url: `${origin}/api/telegram/webhook`, secret: webhookSecret } : undefined
  return [
    registerBot({ bot, webhook, log }),
    startReplySender({ ...shared, bot }),
    ...(webhook ? [] : [pollUpdates({ ...shared, bot })]),
  ]
}
