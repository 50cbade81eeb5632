import type { Logger } from 'pino'
import { startOperatorsMessenger } from '../alarms/operators-messenger.ts'
import { startAnnouncer } from '../announcements/announcer.ts'
import { watchAnnouncements } from '../announcements/watch-announcements.ts'
import type { WorkerConfig } from '../config.ts'
import type { Store } from '../platform/database/transaction.ts'
import type { Metrics } from '../platform/metrics.ts'
import { openTelegramChat } from '../platform/telegram/telegram.ts'

export type SharedByChats = {
  readonly databaseUrl: string
  readonly store: Store
  readonly origin: string
  readonly log: Logger
  readonly metrics: Metrics
}

/** Starts what the configuration names: the public channel, the group of the operators. */
export function startTelegram(
  config: WorkerConfig['telegram'],
  shared: SharedByChats,
): { readonly stop: () => Promise<void> } {
  const { log } = shared
  if (!config?.channel) log.warn('TELEGRAM_CHANNEL is not set: nothing is announced')
  if (!config?.operators) log.warn('TELEGRAM_OPERATORS is not set: operators get no alarms')
  if (!config) return { stop: async () => undefined }
  const { token, channel, operators, apiRoot, messagesPerMinute } = config
  const senderTo = (chat: string) => ({
    ...shared,
    messagesPerMinute,
    chat: openTelegramChat({ token, apiRoot, chat }),
  })
  const senders = [
    ...(channel ? [startAnnouncer(senderTo(channel))] : []),
    ...(operators ? [startOperatorsMessenger(senderTo(operators))] : []),
  ]
  const watch = channel ? watchAnnouncements({ db: shared.store.db, metrics: shared.metrics }) : undefined
  return {
    async stop() {
      watch?.stop()
      await Promise.all(senders.map((sender) => sender.stop()))
    },
  }
}
