import { Refusal, type RefusalCode } from '@edil/domain/refusal'
import { requestRefund } from '../../server/src/payments/request-refund.ts'
import { transaction } from '../../server/src/platform/database/transaction.ts'
import { createSeededRandom, type SeededRandom } from '../../server/test/seeded-random.ts'
import { until } from '../process.ts'
import { WITNESSES } from '../witness.ts'
import { buyTicket } from './buy-ticket.ts'
import type { DemoPlan, PlannedGame, Purchase } from './demo-plan.ts'
import type { DemoWorld } from './demo-world.ts'
import type { MovedClock } from './moved-clock.ts'
import {
  approve,
  approveClaimedPrize,
  claimWonPrize,
  payApprovedPrize,
  payOwedRefund,
  reject,
  rejectWithRefund,
} from './staff-work.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** The worker looks for work twice a second; a busy machine may need longer. */
const WORKER_MS = 60_000

/** Something that happens at a time of the past and may plan what happens later. */
type Happening = { readonly at: Date; readonly run: () => Promise<Happening[]> }

type Past = {
  readonly world: DemoWorld
  readonly clock: MovedClock
  readonly random: SeededRandom
  /** The end of the past. */
  readonly present: Date
}

/** Plays the planned games in the order of time, up to the present. The worker closes and draws them by their schedule. */
export async function playPast(
  world: DemoWorld,
  clock: MovedClock,
  plan: DemoPlan,
  { seed, present, log }: { seed: number; present: Date; log: (line: string) => void },
): Promise<void> {
  const past: Past = { world, clock, present, random: createSeededRandom(seed) }
  // The worker opens the first game of each plan when it starts; closing a game opens the next one.
  const first = plan.games.filter(({ opensAt }) => opensAt <= plan.startsAt)
  for (const { id } of first) await waitForStatus(world, id, ['active'])
  const waiting = plan.games.flatMap((game) => happeningsOf(past, game)).sort(byTime)
  let day = ''
  for (let next = waiting.shift(); next && next.at <= present; next = waiting.shift()) {
    clock.moveTo(next.at)
    if (day !== next.at.toISOString().slice(0, 10)) {
      day = next.at.toISOString().slice(0, 10)
      log(day)
    }
    const later = await next.run()
    waiting.push(...later)
    waiting.sort(byTime)
  }
}

/** How players who have not paid before may be refused (domain/src/crowding.ts). */
const NOT_NOW: readonly RefusalCode[] = ['new_players_full', 'payments_today']
const PAYS_LATER_MS = 10 * 60_000
const DECIDED_AFTER_MS = 3 * 60_000

const byTime = (a: Happening, b: Happening) => a.at.getTime() - b.at.getTime()
const after = (at: Date, ms: number) => new Date(at.getTime() + ms)

function happeningsOf(past: Past, game: PlannedGame): Happening[] {
  return [
    ...game.purchases.map((purchase) => purchaseOf(past, game, purchase)),
    // A second later than planned: the worker's job must be due.
    { at: after(game.closesAt, 1_000), run: () => waitForClosing(past, game) },
  ]
}

/** A player whose earlier payment waits pays later, as the page asks them to, or not at all when the game has closed by then. */
function purchaseOf(past: Past, game: PlannedGame, purchase: Purchase, at = purchase.paidAt): Happening {
  return {
    at,
    async run() {
      const isWaiting = await hasWaitingPayment(past.world, purchase.player)
      const paymentId = isWaiting ? undefined : await buyUnlessCrowded(past, game, purchase)
      if (paymentId === undefined) {
        const later = after(at, PAYS_LATER_MS)
        return later < game.closesAt ? [purchaseOf(past, game, purchase, later)] : []
      }
      const decidedAt = new Date(Math.max(purchase.decidedAt.getTime(), after(at, DECIDED_AFTER_MS).getTime()))
      return [{ at: decidedAt, run: () => decide(past, game, purchase, paymentId) }]
    },
  }
}

async function buyUnlessCrowded({ world }: Past, game: PlannedGame, purchase: Purchase): Promise<string | undefined> {
  try {
    return await buyTicket(world, { gameId: game.id, ...purchase })
  } catch (error) {
    if (error instanceof Refusal && NOT_NOW.includes(error.code)) return undefined
    throw error
  }
}

async function hasWaitingPayment({ store }: DemoWorld, username: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('payments')
    .innerJoin('people', 'people.id', 'payments.person_id')
    .select('payments.id')
    .where('people.username', '=', username)
    .where('payments.status', '=', 'pending')
    .executeTakeFirst()
  return row !== undefined
}

async function decide(
  { world, random }: Past,
  { closesAt }: PlannedGame,
  { decision }: Purchase,
  paymentId: string,
): Promise<Happening[]> {
  if (decision === 'wait') return []
  if (decision === 'approve') await approve(world, paymentId)
  if (decision === 'approve_with_refund') await approve(world, paymentId, 5_000n)
  if (decision === 'reject') await reject(world, paymentId, random.one(['unreadable', 'not_received', 'wrong_picture']))
  if (decision === 'reject_with_refund') await rejectWithRefund(world, paymentId)
  return decision.endsWith('refund')
    ? [{ at: after(closesAt, 2 * HOUR_MS), run: () => payRefundOf(world, paymentId) }]
    : []
}

async function payRefundOf(world: DemoWorld, paymentId: string): Promise<Happening[]> {
  const refunds = await world.store.db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('paid_at', 'is', null)
    .execute()
  for (const { id } of refunds) await payOwedRefund(world, id)
  return []
}

/** The worker closes the game. A cancelled one has players who want their money back. */
async function waitForClosing(past: Past, game: PlannedGame): Promise<Happening[]> {
  const status = await waitForStatus(past.world, game.id, ['drawing', 'cancelled'])
  if (status === 'drawing') {
    await waitForWitnesses(past.world, game.id)
    return [{ at: after(game.drawsAt, 4_000), run: () => waitForDraw(past, game) }]
  }
  await waitForSettlement(past.world, game.id)
  return [{ at: after(game.closesAt, 3 * HOUR_MS), run: () => takeMoneyBack(past, game) }]
}

/** The worker takes the tickets of a cancelled game back, a moment after it has cancelled the game. */
async function waitForSettlement({ owner }: DemoWorld, gameId: string): Promise<void> {
  const isSettled = await until(async () => {
    const { rows } = await owner.query('select from tickets where game_id = $1 and voided_at is null limit 1', [gameId])
    return rows.length === 0
  }, WORKER_MS)
  if (!isSettled) throw new Error(`the tickets of the cancelled game ${gameId} are still valid`)
}

/** Before the clock moves on to the draw. */
async function waitForWitnesses({ owner }: DemoWorld, gameId: string): Promise<void> {
  const areThere = await until(async () => {
    const { rows } = await owner.query('select witnesses from checkpoint_of_seal($1)', [gameId])
    return rows[0]?.witnesses === WITNESSES.length
  }, WORKER_MS)
  if (!areThere) throw new Error(`the witnesses have not seen the list of ${gameId}`)
}

/** The first player of a cancelled game wants a refund; the others select a ticket of the next game, or have not decided yet. */
async function takeMoneyBack({ world }: Past, game: PlannedGame): Promise<Happening[]> {
  const payment = await world.store.db
    .selectFrom('payments')
    .select(['id', 'person_id'])
    .where('game_id', '=', game.id)
    .where('outcome', '=', 'selection')
    .orderBy('submitted_at')
    .limit(1)
    .executeTakeFirst()
  if (!payment) return []
  const { id: paymentId, person_id: personId } = payment
  await transaction(world.store, (tx) => requestRefund(tx, { paymentId, personId }))
  return [{ at: after(game.closesAt, 26 * HOUR_MS), run: () => payRefundOf(world, paymentId) }]
}

/** The worker draws the game; its winners claim their prizes, one person approves each and another pays it. */
async function waitForDraw(past: Past, { id, drawsAt }: PlannedGame): Promise<Happening[]> {
  await waitForStatus(past.world, id, ['completed'])
  const payouts = await past.world.store.db
    .selectFrom('payouts')
    .select('id')
    .where('game_id', '=', id)
    .orderBy('position')
    .execute()
  return payouts.flatMap((payout, index) => prizeSteps(past, payout.id, drawsAt, index))
}

const PRIZE_STEPS = [claimWonPrize, approveClaimedPrize, payApprovedPrize]

/** Prizes of the last three days stop at different steps, so that the desk has work. */
function prizeSteps({ world, random, present }: Past, payoutId: string, drawsAt: Date, index: number): Happening[] {
  const isRecent = present.getTime() - drawsAt.getTime() < 3 * DAY_MS
  const isUnclaimed = random.below(12) === 0
  const steps = isUnclaimed ? [] : isRecent ? PRIZE_STEPS.slice(0, index % 3) : PRIZE_STEPS
  let at = drawsAt
  return steps.map((step) => {
    at = after(at, random.between(20, 90) * MINUTE_MS)
    return {
      at,
      async run() {
        await step(world, payoutId)
        return []
      },
    }
  })
}

async function waitForStatus(world: DemoWorld, gameId: string, wanted: readonly string[]): Promise<string> {
  let status = ''
  const isReached = await until(async () => {
    const game = await world.store.db.selectFrom('games').select('status').where('id', '=', gameId).executeTakeFirst()
    status = game?.status ?? ''
    return wanted.includes(status)
  }, WORKER_MS)
  if (!isReached) throw new Error(`${gameId} is ${status} instead of ${wanted.join(' or ')}`)
  return status
}
