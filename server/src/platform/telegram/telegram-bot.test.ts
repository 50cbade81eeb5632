import { afterAll, beforeEach, expect, test } from 'vitest'
import { serveTelegram, TELEGRAM_TOKEN } from '../../../../dev/telegram-server.ts'
import { openTelegramBot } from './telegram-bot.ts'

const telegram = await serveTelegram()
afterAll(() => telegram.close())
const bot = openTelegramBot({ token: TELEGRAM_TOKEN, apiRoot: telegram.url, timeoutSeconds: 2, waitSeconds: 1 })

beforeEach(() => telegram.behave({}))

let lastId = 700_000

/** A person who has written to the bot. */
function givenUser(): bigint {
  lastId += 1
  telegram.write(lastId, { text: 'hello' })
  return BigInt(lastId)
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ because, retryAfterSeconds }) => ({ because, retryAfterSeconds }),
  )

test('a person who blocked the bot fails differently from a bot that may not write', async () => {
  const user = givenUser()
  telegram.block(Number(user))
  expect(await failureOf(bot.send(user, 'hello'))).toMatchObject({ because: 'blocked' })
  expect(await failureOf(bot.sendPicture(user, Buffer.from('a picture'), 'ticket.png'))).toMatchObject({
    because: 'blocked',
  })
  const other = openTelegramBot({ token: '1:another-token-of-a-bot', apiRoot: telegram.url })
  expect(await failureOf(other.send(user, 'hello'))).toMatchObject({ because: 'not_allowed' })
})

test('a person who never wrote to the bot counts as one who blocked it', async () => {
  expect(await failureOf(bot.send(999_999_999n, 'hello'))).toMatchObject({ because: 'blocked' })
})

test('more than one message a second in a chat, or thirty in all, have to wait as long as Telegram says', async () => {
  const user = givenUser()
  await bot.send(user, 'first')
  expect(await failureOf(bot.send(user, 'second'))).toEqual({ because: 'too_many', retryAfterSeconds: 1 })
  telegram.behave({})
  const users = Array.from({ length: 31 }, givenUser)
  const failures = await Promise.all(users.map((each) => failureOf(bot.send(each, 'to everyone'))))
  expect(failures.filter(Boolean)).toEqual([{ because: 'too_many', retryAfterSeconds: 1 }])
})

test('all private chats share one sequence of message ids', async () => {
  const [one, other] = [givenUser(), givenUser()]
  await bot.send(one, 'a')
  await bot.send(other, 'b')
  const idOf = (user: bigint) => telegram.messages(String(user)).at(-1)?.id ?? 0
  expect(idOf(other)).toBe(idOf(one) + 1)
})

test('updates come until they are confirmed, and a wait for them ends at once when the worker stops', async () => {
  const offset = (await bot.receive(0, AbortSignal.timeout(5_000))).at(-1)?.update_id ?? 0
  const user = givenUser()
  const received = await bot.receive(offset + 1, AbortSignal.timeout(5_000))
  expect(received).toMatchObject([{ message: { from: { id: Number(user) }, text: 'hello' } }])
  expect(await bot.receive(offset + 1, AbortSignal.timeout(5_000))).toEqual(received)
  const next = (received[0]?.update_id ?? 0) + 1
  expect(await bot.receive(next, AbortSignal.timeout(5_000))).toEqual([])
  const stopping = new AbortController()
  const waiting = failureOf(
    openTelegramBot({ token: TELEGRAM_TOKEN, apiRoot: telegram.url }).receive(next, stopping.signal),
  )
  setTimeout(() => stopping.abort(), 100)
  const startedAt = Date.now()
  expect(await waiting).toMatchObject({ because: 'unknown' })
  expect(Date.now() - startedAt).toBeLessThan(5_000)
})

test('while a webhook is set, updates cannot be fetched', async () => {
  await bot.startWebhook('http://127.0.0.1:9/webhook', 'a-secret')
  expect(await failureOf(bot.receive(0, AbortSignal.timeout(5_000)))).toMatchObject({ because: 'not_allowed' })
  await bot.stopWebhook()
  givenUser()
  expect((await bot.receive(0, AbortSignal.timeout(5_000))).length).toBeGreaterThan(0)
})

test.each(['away', 'broken', 'garbage', 'refused'] as const)(
  'an error while Telegram is %s has neither the token nor the message',
  async (fault) => {
    const user = givenUser()
    telegram.behave({ fault })
    for (const work of [
      bot.send(user, 'a private message'),
      bot.receive(0, AbortSignal.timeout(5_000)),
      bot.startWebhook('https://edil.example/hook', 'a-private-secret'),
    ]) {
      const error = await work.catch((caught: Error) => caught)
      expect(error).toBeInstanceOf(Error)
      const shown = `${error} ${JSON.stringify(error)} ${(error as Error).stack} ${(error as Error).cause}`
      for (const secret of [TELEGRAM_TOKEN, 'private message', 'a-private-secret']) expect(shown).not.toContain(secret)
    }
  },
)
