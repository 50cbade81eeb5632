/**
 * Junk payments, each of an account of its own, arrive at 10,000 an hour and an hour of them waits already, while players with an
 * approved payment pay too. Stand-in reviewers take the first payment of the queue that no other has. No honest payment may wait
 * longer than two minutes. Time runs ten times as fast: the reviewers' work and the limit are a tenth, the arrivals ten times as many.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { startStack } from '../../dev/stack.ts'
import { approvePayment } from '../../server/src/payments/approve-payment.ts'
import { rejectPayment } from '../../server/src/payments/reject-payment.ts'
import { listQueue } from '../../server/src/payments/review/review.queries.ts'
import { transaction } from '../../server/src/platform/database/transaction.ts'
import { givenReceivingAccount, letHavePlayed, payFor } from '../../server/test/payments.ts'
import { givenPeople } from '../../server/test/people.ts'
import { openWorld, type World } from '../../server/test/world.ts'
import { givenBoards } from '../claims/boards.ts'
import { type Measurement, quantile } from '../measurement.ts'

const SPEED = 10
const JUNK_PER_HOUR = 10_000
const WAIT_MAX_SECONDS = 120
const REVIEWERS = 3
const SECONDS_PER_DECISION = 20
/** Of players with an approved payment. Half of what the reviewers decide is theirs if they need it: 270 an hour. */
const HONEST_PER_HOUR = 180
const BOARDS = 40
const AT_A_TIME = 8

type Run = {
  readonly world: World
  readonly gameIds: readonly string[]
  readonly honest: Map<string, number>
  readonly waits: number[]
  readonly queueMs: number[]
  readonly signal: AbortSignal
}

export const measure: Measurement = async ({ short }) => {
  const { seconds, waiting } = short ? { seconds: 30, waiting: 600 } : { seconds: 360, waiting: JUNK_PER_HOUR }
  const stack = await startStack({ name: 'bench-crowds', apis: 0, workers: 0, nodes: 0 })
  const world = await openWorld(stack.database.owner)
  const stop = new AbortController()
  try {
    await givenReceivingAccount(world)
    const gameIds = await givenBoards(world, BOARDS)
    const run: Run = { world, gameIds, honest: new Map(), waits: [], queueMs: [], signal: stop.signal }
    const reviewers = await givenPeople(world, REVIEWERS, { role: 'reviewer' })
    const known = await givenKnown(world, perRun(HONEST_PER_HOUR, seconds))
    const junk = await givenPeople(world, waiting + perRun(JUNK_PER_HOUR, seconds))
    const backlog = junk.splice(0, waiting).map(({ id }) => id)
    await Promise.all(Array.from({ length: AT_A_TIME }, () => submitAll(run, backlog)))

    const running = [
      arrive(run, JUNK_PER_HOUR, junk, () => undefined),
      arrive(run, HONEST_PER_HOUR, known, (paymentId) => run.honest.set(paymentId, Date.now())),
      ...review(
        run,
        reviewers.map(({ id }) => id),
      ),
    ]
    await sleep(seconds * 1_000)
    stop.abort()
    await Promise.all(running)
    return report(run, waiting)
  } finally {
    stop.abort()
    await world.close()
    await stack.stop()
  }
}

const perRun = (perHour: number, seconds: number) => Math.ceil((perHour * seconds * SPEED) / 3_600)

async function givenKnown(world: World, count: number): Promise<{ id: string }[]> {
  const known = await givenPeople(world, count)
  await letHavePlayed(
    world,
    known.map(({ id }) => id),
  )
  return known
}

async function submitAll(run: Run, personIds: string[]): Promise<void> {
  for (let personId = personIds.pop(); personId !== undefined; personId = personIds.pop()) await submit(run, personId)
}

function submit({ world, gameIds }: Run, personId: string): Promise<string> {
  const gameId = gameIds[Math.floor(Math.random() * gameIds.length)] ?? ''
  return transaction(world.store, (tx) => payFor(tx, { personId, gameId, numbers: [] }))
}

/** The n-th payment is submitted when it is due, also after a slow one. */
async function arrive(
  run: Run,
  perHour: number,
  people: readonly { id: string }[],
  onSubmitted: (paymentId: string) => void,
): Promise<void> {
  const startedAt = Date.now()
  const everyMs = 3_600_000 / perHour / SPEED
  for (const [index, { id }] of people.entries()) {
    await sleep(Math.max(0, startedAt + index * everyMs - Date.now()))
    if (run.signal.aborted) return
    onSubmitted(await submit(run, id))
  }
}

function review(run: Run, reviewerIds: readonly string[]): Promise<void>[] {
  const taken = new Set<string>()
  return reviewerIds.map(async (reviewerId) => {
    while (!run.signal.aborted) {
      const startedAt = performance.now()
      const { rows } = await listQueue(run.world.store.db, { type: 'all', status: 'pending', search: '' })
      run.queueMs.push(performance.now() - startedAt)
      const next = rows.find(({ id }) => !taken.has(id))
      if (next) taken.add(next.id)
      await sleep((SECONDS_PER_DECISION * 1_000) / SPEED)
      if (next) await decide(run, next.id, reviewerId)
    }
  })
}

async function decide({ world, honest, waits }: Run, paymentId: string, reviewerId: string): Promise<void> {
  const submittedAt = honest.get(paymentId)
  await transaction(world.store, (tx) =>
    submittedAt === undefined
      ? rejectPayment(tx, { paymentId, reviewerId, reason: 'not_received', note: '', received: 0n })
      : approvePayment(tx, { paymentId, reviewerId }),
  )
  if (submittedAt === undefined) return
  honest.delete(paymentId)
  waits.push(waitOf(submittedAt))
}

const waitOf = (submittedAt: number) => ((Date.now() - submittedAt) * SPEED) / 1_000

function report({ honest, waits, queueMs }: Run, waiting: number) {
  const longest = Math.max(...waits, ...[...honest.values()].map(waitOf))
  const perMinute = (REVIEWERS * 60) / SECONDS_PER_DECISION
  console.log(
    `${waits.length} honest payments decided, ${honest.size} waiting; ${waiting} junk payments waited at the start: ` +
      `oldest first, ${perMinute} decisions a minute would reach an honest one after ${Math.round(waiting / perMinute)} minutes`,
  )
  const faults = [
    ...(waits.length === 0 ? ['no honest payment was decided'] : []),
    ...(longest > WAIT_MAX_SECONDS ? [`an honest payment waited ${longest.toFixed(0)} s`] : []),
  ]
  const line =
    `crowds: junk_per_h=${JUNK_PER_HOUR} honest=${waits.length} wait_p50_s=${quantile(waits, 0.5).toFixed(0)} ` +
    `wait_max_s=${longest.toFixed(0)} queue_p99_ms=${quantile(queueMs, 0.99).toFixed(0)}`
  return { line, faults }
}
