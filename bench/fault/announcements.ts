/**
 * The worker that announces in the public channel is killed with SIGKILL before every statement and after every commit of both its
 * transactions, while Telegram answers, is away, fails before or after it has posted, or refuses for now, also when it is asked whether it has posted;
 * another worker takes over.
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
const BEHAVIOURS: Readonly<Record<string, TelegramBehaviour>> = {
  answers: {},
  ...Object.fromEntries(
    (['away', 'broken', 'too_many', 'not_a_member', 'broken_after', 'away_after', 'half_after'] as const).map(
      (fault) => [fault, { fault, times: 1 }],
    ),
  ),
  // The answer is lost, and so are the first answers to the search.
  ...Object.fromEntries(
    (['too_many', 'not_a_member', 'broken'] as const).map((fault) => [
      `away_after, then ${fault}`,
      { fault: 'away_after', times: 1, afterwards: { fault, times: 2 } },
    ]),
  ),
}

type Step = { readonly transaction: keyof typeof SETS; readonly point: (typeof POINTS)[number] }
type Kill = Step & { readonly behaviour: string }

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
    const all = STEPS.flatMap((step) => Object.keys(BEHAVIOURS).map((behaviour) => ({ ...step, behaviour })))
    const kills = short ? sample(all, 6) : all
    const faults: string[] = []
    for (const kill of kills) {
      await behave(target, BEHAVIOURS[kill.behaviour] ?? {})
      if (!(await killAt(target, kill, () => givenOpenedGame(world)))) faults.push(`${describe(kill)}: not reached`)
      if (!(await untilSent(target))) faults.push(`${describe(kill)}: not announced`)
    }
    faults.push(...findFaults(await readRows(world), await readChannel(url)))

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

    const [rows, messages] = [await readRows(world), await readChannel(url)]
    faults.push(...findFaults(rows, messages), ...stack.deadParts().map((part) => `${part} exited unexpectedly`))
    const found = SABOTAGES.filter((sabotage) => findFaults(...sabotage(rows, messages)).length > 0).length
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

const describe = ({ transaction, point, behaviour }: Kill) => `${transaction}, ${point}, Telegram ${behaviour}`

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
  readonly messageId: number | null
  readonly text: string | null
}

async function readRows({ owner }: World): Promise<AnnouncedRow[]> {
  const { rows } = await owner.query<AnnouncedRow>(
    `select kind, game_id as "gameId", message_id::int as "messageId", text from announcements where kind <> 'witnessed' order by id`,
  )
  return rows
}

/** Several workers open them at the same time, so they have no order. */
const FIRST_GAMES = /^(daily|midday|weekly|monthly)-/

/** Each announcement is in the channel once, with its text, and they follow each other as they were recorded. */
function findFaults(rows: readonly AnnouncedRow[], messages: readonly ChatMessage[]): string[] {
  const faults = rows.flatMap(({ kind, gameId, messageId, text }) => {
    if (messageId === null) return [`${kind} of ${gameId} was dropped`]
    const same = messages.filter(({ html }) => html === text)
    if (same.length !== 1) return [`${kind} of ${gameId} is in the channel ${same.length} times`]
    return same[0]?.id === messageId ? [] : [`${kind} of ${gameId} has the id of another message`]
  })
  if (messages.length !== rows.length) faults.push(`${messages.length} messages for ${rows.length} announcements`)
  const ids = rows.filter(({ gameId }) => !FIRST_GAMES.test(gameId)).map(({ messageId }) => messageId ?? 0)
  if (ids.some((id, index) => index > 0 && id <= (ids[index - 1] ?? 0)))
    faults.push(`the channel is out of order: ${ids.join(' ')}`)
  return faults
}

type Evidence = readonly [readonly AnnouncedRow[], readonly ChatMessage[]]

/** A repeated, a missing and a dropped message, two with the text of each other, and two in the wrong order. */
const SABOTAGES: readonly ((...evidence: Evidence) => Evidence)[] = [
  (rows, messages) => [
    rows,
    messages.flatMap((message, index) => (index === 0 ? [message, { ...message, id: 9_999 }] : message)),
  ],
  (rows, messages) => [rows, messages.slice(1)],
  (rows, messages) => [rows.map((row, index) => (index === 0 ? { ...row, messageId: null } : row)), messages.slice(1)],
  (rows, messages) => [rows, exchangeLast(messages, 'html')],
  (rows, messages) => [exchangeLast(rows, 'messageId'), exchangeLast(messages, 'id')],
]

/** The last two have each other's value. */
function exchangeLast<Item extends object>(items: readonly Item[], key: keyof Item): Item[] {
  const [beforeLast, last] = items.slice(-2)
  if (beforeLast === undefined || last === undefined) return [...items]
  return [...items.slice(0, -2), { ...beforeLast, [key]: last[key] }, { ...last, [key]: beforeLast[key] }]
}
