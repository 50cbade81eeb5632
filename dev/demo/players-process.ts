/**
 * The simulated players of `npm run dev`, and the staff who serve them. dev.ts starts it with a job as its argument. It buys a few
 * tickets a minute, keeps short games going, and ends after some hours, so that a forgotten demo does not fill the disk.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '@edil/domain/refusal'
import { findFailingChecks } from '../../server/src/payments/payments.queries.ts'
import { transaction } from '../../server/src/platform/database/transaction.ts'
import { createSeededRandom } from '../../server/test/seeded-random.ts'
import { buyTicket } from './buy-ticket.ts'
import { referenceOf } from './demo-plan.ts'
import { type DemoWorld, openDemoWorld } from './demo-world.ts'
import { freeNumbers, playersWithoutNumbers } from './present.ts'
import { findQuickGame, keepGamesQuick, QUICK_PLAN } from './quick-games.ts'
import { approve, approveClaimedPrize, claimWonPrize, payApprovedPrize } from './staff-work.ts'
import type { PlayersJob } from './start-players.ts'

const PLAYS_FOR_MS = 8 * 60 * 60 * 1000
const TICK_MS = 5_000
/** Per tick: about two tickets a minute of short games, and one of the others. */
const BUYS_QUICK = 0.2
const BUYS_OTHER = 0.08
/** A short game closes before it has more. */
const QUICK_NUMBERS_MAX = 30
/** The other boards keep room for the person who tries them. */
const OTHER_NUMBERS_MAX = 60
/** So many payments and prizes wait for the person who tries the desk; the staff of the demo do the rest. */
const WAITING_PAYMENTS = 10
const WAITING_PRIZES = 6

const { database, filesFolder }: PlayersJob = JSON.parse(process.argv[2] ?? '')
const random = createSeededRandom(Date.now())
const chance = (probability: number) => random.below(1_000) < probability * 1_000
const world = await openDemoWorld(database, filesFolder)
const endsAt = Date.now() + PLAYS_FOR_MS
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped.abort())

while (Date.now() < endsAt && !stopped.signal.aborted) {
  for (const act of [keepGamesQuick, playQuickGame, playOtherGame, decidePayments, payQuickPrizes]) {
    await act(world).catch(report)
  }
  await sleep(TICK_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
}
await world.close()

/** Another player or the person at the screen was faster, or a game has closed meanwhile. */
function report(error: unknown): void {
  console.log(new Date().toISOString(), error instanceof Refusal ? `refused: ${error.code}` : error)
}

async function playQuickGame(): Promise<void> {
  const game = await findQuickGame(world)
  const hasTime = game && game.closes_at.getTime() - Date.now() > 2 * TICK_MS
  const isWanted = game && (game.numbers_sold < 6 || chance(BUYS_QUICK))
  if (!hasTime || !isWanted || game.numbers_sold > QUICK_NUMBERS_MAX) return
  const paymentId = await buyInGame(game.id)
  if (paymentId) await approve(world, paymentId)
}

async function playOtherGame(): Promise<void> {
  if (!chance(BUYS_OTHER)) return
  const games = await world.store.db
    .selectFrom('games')
    .select('id')
    .where('plan_id', '<>', QUICK_PLAN)
    .where('status', '=', 'active')
    .where('numbers_sold', '<', OTHER_NUMBERS_MAX)
    .execute()
  if (games.length > 0) await buyInGame(random.one(games).id)
}

async function buyInGame(gameId: string): Promise<string | undefined> {
  const [free, players] = await Promise.all([freeNumbers(world, gameId), playersWithoutNumbers(world, gameId)])
  if (free.length < 3 || players.length === 0) return undefined
  const first = random.below(free.length - 2)
  return buyTicket(world, {
    gameId,
    player: random.one(players),
    numbers: free.slice(first, first + random.between(1, 3)),
    method: 'telebirr',
    reference: referenceOf(random),
  })
}

/** The oldest payment without a failing check, when more than enough wait. */
async function decidePayments({ store }: DemoWorld): Promise<void> {
  const waiting = await store.db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'pending')
    .orderBy('submitted_at')
    .execute()
  if (waiting.length <= WAITING_PAYMENTS) return
  for (const { id } of waiting) {
    const failing = await transaction(store, (tx) => findFailingChecks(tx, id))
    if (failing.length === 0) return approve(world, id)
  }
}

/** The next step of the oldest prize of a short game, when more than enough wait. */
async function payQuickPrizes({ store }: DemoWorld): Promise<void> {
  const waiting = await store.db
    .selectFrom('payouts')
    .select(['id', 'status'])
    .where('game_id', 'like', `${QUICK_PLAN}-%`)
    .where('status', 'in', ['owed', 'claimed', 'approved'])
    .orderBy('owed_at')
    .execute()
  const [oldest] = waiting
  if (!oldest || waiting.length <= WAITING_PRIZES) return
  if (oldest.status === 'owed') await claimWonPrize(world, oldest.id)
  else if (oldest.status === 'claimed') await approveClaimedPrize(world, oldest.id)
  else await payApprovedPrize(world, oldest.id)
}
