import { afterAll } from 'vitest'
import { serveTelegram, TELEGRAM_CHANNEL, TELEGRAM_TOKEN, type TelegramServer } from '../../dev/telegram-server.ts'
import { startAnnouncer } from '../src/announcements/announcer.ts'
import type { Leader } from '../src/platform/leader.ts'
import { createMetrics, type Metrics } from '../src/platform/metrics.ts'
import { openTelegramChat } from '../src/platform/telegram.ts'
import type { TestDatabase } from './database.ts'
import { silentLog } from './world.ts'

export const CHANNEL_ORIGIN = 'https://edil.example'

/** A public channel on a local Telegram server, and what announces in it. */
export type TestChannel = {
  readonly telegram: TelegramServer
  readonly metrics: Metrics
  /** Waits shorter than a real worker. */
  readonly startAnnouncer: () => Leader
}

export async function givenChannel({ urls, store }: TestDatabase): Promise<TestChannel> {
  const telegram = await serveTelegram()
  const metrics = createMetrics()
  const announcers: Leader[] = []
  afterAll(async () => {
    await Promise.all(announcers.map((announcer) => announcer.stop()))
    await telegram.close()
  })
  return {
    telegram,
    metrics,
    startAnnouncer() {
      const announcer = startAnnouncer({
        databaseUrl: urls.worker,
        store,
        chat: openTelegramChat({
          token: TELEGRAM_TOKEN,
          chat: TELEGRAM_CHANNEL,
          apiRoot: telegram.url,
          timeoutSeconds: 2,
        }),
        origin: CHANNEL_ORIGIN,
        messagesPerMinute: 60_000,
        log: silentLog,
        metrics,
        waits: { pollMs: 20, unknownSeconds: 0.3, backOffMs: 50, backOffMaxMs: 200 },
      })
      announcers.push(announcer)
      return announcer
    },
  }
}
