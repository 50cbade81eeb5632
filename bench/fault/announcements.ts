/**
 * The worker that announces in the public channel is killed with SIGKILL before every statement and after every commit of both its
 * transactions, while Telegram answers, is away, fails before or after it has posted, or refuses for now; another worker takes over.
 * Then Telegram is away for an hour (times in the database are moved). Every announcement must be in the channel once, in order. Then the
 * channel is sabotaged on purpose, and the same check must find it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { sample } from '../../dev/form.ts'
import type { PostgresProxy } from '../../dev/postgres-proxy.ts'
import { until } from '../../dev/process.ts'
import { type Stack, startStack } from '../../dev/stack.ts'
import { readChannel, setTelegramBehaviour } from '../../dev/telegram.ts'
import type { ChatMessage, TelegramBehaviour } from '../../dev/telegram-server.ts'
import { givenOpenedGame } from '../../server/test/games.ts'
import { openWorld, type World } from '../../server/test/world.ts'
import { proxyWorkers, WORKERS } from '../draws/test-stack.ts'
import type { Measurement } from '../measurement.ts'

/** Both transactions of the announcer have one such statement, then the commit. */
const MARK = 'update "announcements"'
/** What only one of them sets. */
const SETS = { attempt: '"sending_since" = clock_timestamp()', outcome: '"message_id"' } as const
const POINTS = ['before the update', 'before the commit', 'after the commit'] as const
const FAULTS = ['none', 'away', 'broken', 'too_many', 'broken_after', 'away_after', 'half_after'] as const

type Step = { readonly transaction: keyof typeof SETS; readonly point: (typeof POINTS)[number] }
type Kill = Step & { readonly fault: (typeof FAULTS)[number] }

const STEPS: readonly Step[] = (['attempt', 'outcome'] as const).flatMap((transaction) =>
  POINTS.map((point) => ({ transaction, point })),
)

const PER_MINUTE = 6_000
/** A worker starts within seconds; the longest back-off is a minute. */
const REACHED_MS = 90_000
const SENT_MS = 90_000
const GAMES_OF_THE_HOUR = 5

type Target = { readonly stack: Stack; readonly world: World; readonly proxies: ReadonlyMap<string, PostgresProxy> }

export const measure: Measurement = async ({ short }) => {
  const { proxies, databaseUrlOf } = proxyWorkers()
  const stack = await startStack({
    name: 'fault-announcements',
    apis: 1,
    workers: WORKERS.length,
    nodes: 1,
    drawsInHours: 12,
    telegram: true,
    env: { TELEGRAM_MESSAGES_PER_MINUTE: String(PER_MINUTE) },
    databaseUrlOf,
  })
  const world = await openWorld(stack.database.owner)
  const target = { stack, world, proxies }
  const url = stack.telegramUrl ?? ''
  try {
    await behave(target, {})
    if (!(await untilSent(target))) throw new Error('the first games were not announced')
    const all = STEPS.flatMap((step) => FAULTS.map((fault) => ({ ...step, fault })))
    const kills = short ? sample(all, 6) : all
    const faults: string[] = []
    for (const kill of kills) {
      await behave(target, kill.fault === 'none' ? {} : { fault: kill.fault, times: 1 })
      if (!(await killAt(target, kill, () => givenOpenedGame(world)))) faults.push(`${describe(kill)}: not reached`)
      if (!(await untilSent(target))) faults.push(`${describe(kill)}: not announced`)
    }
    faults.push(...(await findFaults(world, await readChannel(url))))

    const hourStartedAt = performance.now()
    await behave(target, { fault: 'away' })
    for (let game = 0; game < GAMES_OF_THE_HOUR; game += 1) await givenOpenedGame(world)
    await sleep(3_000)
    await world.owner.query(
      `update announcements set due_at = due_at - interval '1 hour', sending_since = sending_since - interval '1 hour'
       where sent_at is null`,
    )
    await behave(target, {})
    if (!(await untilSent(target))) faults.push('an hour without Telegram: not announced')
    const hourSeconds = (performance.now() - hourStartedAt) / 1_000

    const messages = await readChannel(url)
    faults.push(
      ...(await findFaults(world, messages)),
      ...stack.deadParts().map((part) => `${part} exited unexpectedly`),
    )
    const found = await countSabotages(world, messages)
    if (found !== SABOTAGES.length) faults.push(`${found} of ${SABOTAGES.length} sabotages were found`)
    const line =
      `announcements: kills=${kills.length} messages=${messages.length} seconds_after_an_hour=${hourSeconds.toFixed(0)} ` +
      `sabotage_found=${found} faults=${faults.length}`
    return { line, faults }
  } finally {
    await world.close()
    await stack.stop()
    await Promise.all([...proxies.values()].map((proxy) => proxy.close()))
  }
}

const behave = ({ stack }: Target, behaviour: TelegramBehaviour) =>
  setTelegramBehaviour(stack.telegramUrl ?? '', { ...behaviour, perMinute: PER_MINUTE })

const describe = ({ transaction, point, fault }: Kill) => `${transaction}, ${point}, Telegram ${fault}`

/** Returns whether a worker was killed at the step that `cause` leads to. It is started again. */
async function killAt({ stack, proxies }: Target, step: Step, cause: () => Promise<unknown>): Promise<boolean> {
  const killed = Promise.withResolvers<string>()
  let isKilling = false
  for (const [worker, proxy] of proxies) {
    proxy.watch(MARK, async (statement) => {
      const [update = '', commit] = statement.texts
      const isOurs = update.includes(SETS[step.transaction])
      if (isKilling || !isOurs || (commit === undefined) !== (step.point === 'before the update')) return true
      isKilling = true
      if (step.point === 'after the commit') await statement.sendAndDropResponse()
      await stack.kill(worker)
      killed.resolve(worker)
      return false
    })
  }
  await cause()
  const victim = await Promise.race([killed.promise, sleep(REACHED_MS, undefined, { ref: false })])
  for (const proxy of proxies.values()) proxy.unwatch()
  if (victim === undefined) return false
  await stack.start(victim)
  return true
}

/** Returns false when something still waits. An attempt without an answer is looked for after 30 s, which are moved instead of waited for. */
async function untilSent({ world }: Target): Promise<boolean> {
  const waiting = 'select 1 from announcements where sent_at is null and dropped_at is null'
  return until(async () => {
    if ((await world.owner.query(waiting)).rowCount === 0) return true
    await sleep(500)
    await world.owner.query(
      `update announcements set sending_since = sending_since - interval '30 seconds'
       where sent_at is null and sending_since > clock_timestamp() - interval '30 seconds'`,
    )
    return false
  }, SENT_MS)
}

type AnnouncedRow = {
  readonly kind: string
  readonly gameId: string
  readonly messageId: number
  readonly text: string
}

/** Several workers open them at the same time, so they have no order. */
const FIRST_GAMES = /^(daily|midday|weekly|monthly)-/

/** Each announcement is in the channel once, with its text, and they follow each other as they were recorded. */
async function findFaults(world: World, messages: readonly ChatMessage[]): Promise<string[]> {
  const { rows } = await world.owner.query<AnnouncedRow>(
    `select kind, game_id as "gameId", message_id::int as "messageId", text from announcements
     where dropped_at is null and kind <> 'witnessed' order by id`,
  )
  const faults = rows.flatMap(({ kind, gameId, messageId, text }) => {
    const same = messages.filter(({ html }) => html === text)
    if (same.length !== 1) return [`${kind} of ${gameId} is in the channel ${same.length} times`]
    return same[0]?.id === messageId ? [] : [`${kind} of ${gameId} has the id of another message`]
  })
  if (messages.length !== rows.length) faults.push(`${messages.length} messages for ${rows.length} announcements`)
  const ids = rows.filter(({ gameId }) => !FIRST_GAMES.test(gameId)).map(({ messageId }) => messageId)
  if (ids.some((id, index) => index > 0 && id <= (ids[index - 1] ?? 0)))
    faults.push(`the channel is out of order: ${ids.join(' ')}`)
  return faults
}

const SABOTAGES: readonly ((messages: readonly ChatMessage[]) => readonly ChatMessage[])[] = [
  ([first, ...rest]) => (first ? [first, { ...first, id: 9_999 }, ...rest] : rest),
  ([, ...rest]) => rest,
  ([first, second, ...rest]) =>
    first && second ? [{ ...first, html: second.html }, { ...second, html: first.html }, ...rest] : rest,
]

/** How many of a repeated, a missing and an exchanged message the check finds. */
async function countSabotages(world: World, messages: readonly ChatMessage[]): Promise<number> {
  const found = await Promise.all(SABOTAGES.map((sabotage) => findFaults(world, sabotage(messages))))
  return found.filter((faults) => faults.length > 0).length
}
