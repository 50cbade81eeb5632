/**
 * A worker that writes and sends notifications is killed with SIGKILL before and after the commit of each of its steps, while Telegram
 * answers, is away, fails before or after it has posted, or refuses for now; another worker takes over. Then Telegram and the mail server are away
 * for an hour (times in the database are moved). Every notification must be in the person's chat once and in order, and mailed, in order; a
 * mail that came twice must have the Message-ID of the first. Then the evidence is falsified on purpose, and the same check must find it.
 * In the full form, 10,000 people are notified of a result at once, each once, within Telegram's limits.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { sample } from '../../dev/form.ts'
import { mailsTo } from '../../dev/mailbox.ts'
import type { PostgresProxy } from '../../dev/postgres-proxy.ts'
import { until } from '../../dev/process.ts'
import { type Stack, startStack } from '../../dev/stack.ts'
import { setTelegramBehaviour } from '../../dev/telegram.ts'
import type { ChatMessage, TelegramBehaviour } from '../../dev/telegram-server.ts'
import { closeNow, drawNow, givenSoldGame } from '../../server/test/draws.ts'
import { givenNotice } from '../../server/test/notifications.ts'
import { givenPerson } from '../../server/test/people.ts'
import { givenTelegramLink } from '../../server/test/telegram.ts'
import { openWorld, type World } from '../../server/test/world.ts'
import { proxyWorkers, WORKERS } from '../draws/test-stack.ts'
import type { Measurement } from '../measurement.ts'

/** What only this step's statement contains. */
const MARKS = {
  'the letter': 'update "notifications"',
  'the attempt to mail': 'update notification_deliveries as delivery',
  'the mail is sent': 'update "notification_deliveries" set "sent_at" = clock_timestamp(), "sending_since" = $1 where',
  'the attempt on Telegram': '"after_message_id" = $1',
  'Telegram has it': '"message_id" = $2',
} as const
type Step = { readonly what: keyof typeof MARKS; readonly point: 'before' | 'after the commit' }
const STEPS: readonly Step[] = (Object.keys(MARKS) as (keyof typeof MARKS)[]).flatMap((what) =>
  (['before', 'after the commit'] as const).map((point) => ({ what, point })),
)
const FAULTS = ['away', 'broken', 'too_many', 'broken_after', 'away_after', 'half_after'] as const
const BEHAVIOURS: Readonly<Record<string, TelegramBehaviour>> = {
  answers: {},
  ...Object.fromEntries(FAULTS.map((fault) => [fault, { fault, times: 1 }])),
}

const PEOPLE = 3
const REACHED_MS = 90_000
const SENT_MS = 90_000
const CROWD = 10_000
const FIRST_OF_CROWD = 1_000_000
/** Telegram takes 30 messages a second; the worker sends up to 25. */
const CROWD_MS = 900_000

type Person = { readonly id: string; readonly email: string; readonly telegramId: number }
type Target = {
  readonly stack: Stack
  readonly world: World
  readonly proxies: ReadonlyMap<string, PostgresProxy>
  readonly people: readonly Person[]
}

export const measure: Measurement = async ({ short }) => {
  const { proxies, databaseUrlOf } = proxyWorkers()
  const stack = await startStack({
    name: 'fault-notifications',
    apis: 1,
    workers: WORKERS.length,
    nodes: 1,
    drawsInHours: 12,
    telegram: true,
    databaseUrlOf,
  })
  const world = await openWorld(stack.database.owner)
  try {
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, index) => givenLinked(stack, world, 1_000 + index)),
    )
    const target = { stack, world, proxies, people }
    const all = STEPS.flatMap((step) => Object.keys(BEHAVIOURS).map((behaviour) => ({ ...step, behaviour })))
    const kills = short ? sample(all, 6) : all
    const faults: string[] = []
    for (const { behaviour, ...step } of kills) {
      await behave(stack, BEHAVIOURS[behaviour] ?? {})
      const name = `${step.what}, ${step.point}, Telegram ${behaviour}`
      if (!(await killAt(target, step))) faults.push(`${name}: not reached`)
      if (!(await untilSent(world))) faults.push(`${name}: not sent`)
    }

    await behave(stack, { fault: 'away' })
    await stack.kill('mail')
    await notifyEveryone(target)
    await sleep(3_000)
    await world.owner.query(`
      update notification_deliveries
      set due_at = due_at - interval '1 hour', sending_since = sending_since - interval '1 hour', retry_at = retry_at - interval '1 hour'
      where sent_at is null`)
    const hourStartedAt = performance.now()
    await behave(stack, {})
    await stack.start('mail')
    if (!(await untilSent(world))) faults.push('an hour without Telegram and mail: not sent')
    const hourSeconds = (performance.now() - hourStartedAt) / 1_000

    const evidence = await readEvidence(target)
    faults.push(...findFaults(evidence), ...stack.deadParts().map((part) => `${part} exited unexpectedly`))
    const found = SABOTAGES.filter((sabotage) => findFaults(sabotage(evidence)).length > 0).length
    if (found !== SABOTAGES.length) faults.push(`${found} of ${SABOTAGES.length} sabotages were found`)
    const messages = evidence.reduce((sum, { chat }) => sum + chat.length, 0)
    const mails = evidence.reduce((sum, { mails }) => sum + mails.length, 0)
    const copies = evidence.reduce(
      (sum, { mails }) => sum + mails.length - new Set(mails.map(({ key }) => key)).size,
      0,
    )
    const crowd = short ? undefined : await notifyCrowd(stack, world)
    faults.push(...(crowd?.faults ?? []))
    const crowdFigures = crowd ? ` crowd=${CROWD} crowd_seconds=${crowd.seconds}` : ''
    const line =
      `notifications: kills=${kills.length} messages=${messages} mails=${mails} mail_copies=${copies}${crowdFigures} ` +
      `seconds_after_an_hour=${hourSeconds.toFixed(0)} sabotage_found=${found} faults=${faults.length}`
    return { line, faults }
  } finally {
    await world.close()
    await stack.stop()
    await Promise.all([...proxies.values()].map((proxy) => proxy.close()))
  }
}

async function givenLinked(stack: Stack, world: World, telegramId: number): Promise<Person> {
  const { id, email } = await givenPerson(world, { hasPassword: false })
  await letBotWrite(stack, telegramId)
  await givenTelegramLink(world, id, telegramId)
  return { id, email, telegramId }
}

/** A bot cannot write to those who have not let it. */
async function letBotWrite(stack: Stack, telegramId: number): Promise<void> {
  await fetch(`${stack.telegramUrl}/users/${telegramId}/block`, { method: 'DELETE' })
}

async function readChat(stack: Stack, telegramId: number): Promise<readonly ChatMessage[]> {
  const response = await fetch(`${stack.telegramUrl}/users/${telegramId}/messages`)
  return (await response.json()) as ChatMessage[]
}

const behave = (stack: Stack, behaviour: TelegramBehaviour) =>
  setTelegramBehaviour(stack.telegramUrl ?? '', { ...behaviour, perSecond: 1_000, perMinute: 6_000 })

/** Two for each person, so that their order can be seen. */
async function notifyEveryone({ world, people }: Target): Promise<void> {
  for (const kind of ['phone_changed', 'password_changed'] as const)
    for (const { id } of people) await givenNotice(world, id, kind)
}

/** Returns whether a worker was killed at the step. It is started again. */
async function killAt(target: Target, { what, point }: Step): Promise<boolean> {
  const { stack, proxies } = target
  const killed = Promise.withResolvers<string>()
  let isKilling = false
  for (const [worker, proxy] of proxies) {
    proxy.watch(MARKS[what], async (statement) => {
      const isCommit = statement.place > 1 && /^commit/i.test(statement.text)
      if (isKilling || isCommit !== (point === 'after the commit')) return true
      isKilling = true
      if (isCommit) await statement.sendAndDropResponse()
      await stack.kill(worker)
      killed.resolve(worker)
      return false
    })
  }
  await notifyEveryone(target)
  const victim = await Promise.race([killed.promise, sleep(REACHED_MS, undefined, { ref: false })])
  for (const proxy of proxies.values()) proxy.unwatch()
  if (victim === undefined) return false
  await stack.start(victim)
  return true
}

/** Returns false when something still waits. The waits of minutes after an attempt are moved instead of waited for. */
async function untilSent({ owner }: World): Promise<boolean> {
  const waiting = `
    select 1 from notifications where written_at is null and dropped_at is null
    union all select 1 from notification_deliveries where sent_at is null and dropped_at is null limit 1`
  return until(async () => {
    if ((await owner.query(waiting)).rowCount === 0) return true
    await sleep(500)
    await owner.query(`
      update notification_deliveries set sending_since = sending_since - interval '1 minute'
      where sent_at is null and sending_since < clock_timestamp() - interval '12 seconds' and sending_since > clock_timestamp() - interval '1 minute'`)
    return false
  }, SENT_MS)
}

type Sent = { readonly subject: string; readonly key: string }
type Evidence = {
  readonly telegramId: number
  /** What should have been said, in order. */
  readonly said: readonly string[]
  readonly chat: readonly string[]
  readonly mails: readonly Sent[]
}

async function readEvidence({ stack, world, people }: Target): Promise<Evidence[]> {
  return Promise.all(
    people.map(async ({ id, email, telegramId }) => {
      const { rows } = await world.owner.query(
        `select letter ->> 'subject' as subject from notifications where person_id = $1 order by id`,
        [id],
      )
      const messages = await readChat(stack, telegramId)
      const mails = await mailsTo(stack.folder, email)
      return {
        telegramId,
        said: rows.map(({ subject }) => subject),
        chat: messages.flatMap(({ html }) => /^<b>(.*?)<\/b>/.exec(html)?.[1] ?? []),
        mails: mails.map(({ subject = '', messageId = '' }) => ({ subject, key: messageId })),
      }
    }),
  )
}

function findFaults(evidence: readonly Evidence[]): string[] {
  return evidence.flatMap(({ telegramId, said, chat, mails }) => {
    const first = mails.filter(({ key }, index) => mails.findIndex((mail) => mail.key === key) === index)
    const [expected, inChat, mailed] = [said, chat, first.map(({ subject }) => subject)].map((list) => list.join('\n'))
    return [
      ...(inChat === expected
        ? []
        : [`chat ${telegramId} has ${chat.length} messages for ${said.length} notifications, or their order is wrong`]),
      ...(mailed === expected
        ? []
        : [`${telegramId} has ${first.length} mails for ${said.length} notifications, or their order is wrong`]),
    ]
  })
}

/** A repeated, a missing and an early message; a missing mail, and one that came twice under another Message-ID. */
const SABOTAGES: readonly ((evidence: readonly Evidence[]) => Evidence[])[] = [
  (evidence) => evidence.map((each) => ({ ...each, chat: [...each.chat, ...each.chat.slice(-1)] })),
  (evidence) => evidence.map((each) => ({ ...each, chat: each.chat.slice(1) })),
  (evidence) => evidence.map((each) => ({ ...each, chat: [...each.chat.slice(1), ...each.chat.slice(0, 1)] })),
  (evidence) => evidence.map((each) => ({ ...each, mails: each.mails.slice(1) })),
  (evidence) =>
    evidence.map((each) => ({
      ...each,
      mails: [...each.mails, ...each.mails.slice(-1).map((mail) => ({ ...mail, key: 'other' }))],
    })),
]

/** 10,000 people are notified of a result in one transaction, and get it within Telegram's limits. Returns the seconds until the last one has it. */
async function notifyCrowd(stack: Stack, world: World): Promise<{ seconds: number; faults: string[] }> {
  const { owner } = world
  await setTelegramBehaviour(stack.telegramUrl ?? '', {})
  const gameId = await givenSoldGame(world, [1, 2, 3])
  await closeNow(world, gameId)
  await drawNow(world, gameId)
  const chats = Array.from({ length: CROWD }, (_, index) => FIRST_OF_CROWD + index)
  for (const chat of chats) await letBotWrite(stack, chat)
  await owner.query(
    `with crowd as (
       insert into people (full_name, email, email_verified, username, phone, born_on, agreed_to_terms_at)
       select 'Selam Crowd', 'crowd' || n || '@example.com', true, 'crowd_' || n, '+2517' || lpad(n::text, 8, '0'), '1990-01-01', now()
       from generate_series(0, $1 - 1) as n returning id, substring(username from 7)::int as n),
     links as (
       insert into telegram_accounts (person_id, telegram_id, linked_by) select id, $2 + n, 'code' from crowd)
     insert into notifications (person_id, kind, facts, cause)
     select id, 'not_won', jsonb_build_object('gameId', $3::text), $3::text from crowd`,
    [CROWD, FIRST_OF_CROWD, gameId],
  )
  const startedAt = performance.now()
  const waiting = `select 1 from notification_deliveries where way = 'telegram' and sent_at is null and dropped_at is null
                   union all select 1 from notifications where written_at is null and dropped_at is null limit 1`
  const isSent = await until(async () => {
    await sleep(1_000)
    return (await owner.query(waiting)).rowCount === 0
  }, CROWD_MS)
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  const faults = isSent ? [] : [`the result was not sent to ${CROWD} people within ${CROWD_MS / 1_000} s`]
  let wrong = 0
  for (const chat of chats) if ((await readChat(stack, chat)).length !== 1) wrong += 1
  if (wrong > 0) faults.push(`${wrong} of ${CROWD} people do not have the result once`)
  return { seconds, faults }
}
