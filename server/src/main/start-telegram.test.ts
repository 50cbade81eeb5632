import { afterAll, expect, test } from 'vitest'
import { serveTelegram, TELEGRAM_CHANNEL, TELEGRAM_TOKEN } from '../../../dev/telegram-server.ts'
import { testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { newTelegramId } from '../../test/telegram.ts'
import { silentLog } from '../../test/world.ts'
import { createMetrics } from '../platform/metrics.ts'
import { startTelegram } from './start-telegram.ts'

const database = await testDatabase()
const telegram = await serveTelegram()
afterAll(() => telegram.close())

const config = {
  token: TELEGRAM_TOKEN,
  channel: undefined,
  operators: undefined,
  bot: { webhookSecret: undefined },
  apiRoot: telegram.url,
  messagesPerMinute: 15,
}
const shared = (origin: string) => ({
  databaseUrl: database.urls.worker,
  store: database.store,
  origin,
  log: silentLog,
  metrics: createMetrics(),
})

async function expectAnswer(telegramId: number): Promise<void> {
  telegram.write(telegramId, { text: '/privacy' })
  await expect
    .poll(() => telegram.messages(String(telegramId)).at(-1)?.html, { timeout: 20_000 })
    .toContain('Privacy policy')
}

test('a worker with a bot answers people, and stops while it waits for what they write', async () => {
  const started = startTelegram(config, shared('https://edil.example'))
  await expectAnswer(newTelegramId())
  const stoppingAt = Date.now()
  await started.stop()
  expect(Date.now() - stoppingAt).toBeLessThan(5_000)
})

test('a worker with a webhook fetches nothing, and sends the answers to what the api handles', async () => {
  const deps = await testDeps(database)
  const app = await testApp(database, deps)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const bot = { webhookSecret: deps.telegram?.webhookSecret }
  const started = startTelegram({ ...config, bot }, shared(address))
  await expect.poll(() => telegram.registered().hasWebhook).toBe(true)
  await expectAnswer(newTelegramId())
  await started.stop()
})

test('a worker without the name of a bot answers no one', async () => {
  const started = startTelegram(
    { ...config, bot: undefined, channel: TELEGRAM_CHANNEL },
    shared('https://edil.example'),
  )
  const telegramId = newTelegramId()
  telegram.write(telegramId, { text: '/privacy' })
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(telegram.messages(String(telegramId))).toHaveLength(1)
  await started.stop()
})
