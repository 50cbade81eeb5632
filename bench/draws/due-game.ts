import { setTimeout as sleep } from 'node:timers/promises'
import { TEST_CHAIN } from '@edil/domain/draw/chains'
import { writeAudit } from '../../server/src/audit/record-audit.ts'
import { publishOpenRecord } from '../../server/src/draws/publish-open-record.ts'
import { closeGame } from '../../server/src/games/close-game.ts'
import { lockGame } from '../../server/src/games/games.queries.ts'
import { approvePayment } from '../../server/src/payments/approve-payment.ts'
import { type Tx, transaction } from '../../server/src/platform/database/transaction.ts'
import { givenPlan, openGame } from '../../server/test/games.ts'
import { payFor } from '../../server/test/payments.ts'
import { queryIn, type World } from '../../server/test/world.ts'
import type { Act } from './steps.ts'

/** Three numbers each, and the last player has only the hundredth. */
export const PLAYERS_OF_A_FULL_BOARD = 34

/** The ids of all plans of the run begin with this. */
export const PLAN_MARK = 'fd'

/** From publishing the rules to the closing time. A machine that is too busy for it gets twice the time, and again. */
const OPEN_MS = 300
const OPEN_MS_MAX = 10_000

/**
 * A game with all numbers paid for that is due to be closed, or to be drawn. Its plan is its own: when the game is closed, the
 * plan opens its next one, which is not due for half a day. One transaction, so that no worker sees the game half made.
 */
export async function givenDueGame(world: World, personIds: readonly string[], act: Act): Promise<string> {
  const planId = await givenPlan(world, { prefix: PLAN_MARK, isActive: false, drawsInHours: 12 })
  for (let openMs = OPEN_MS; ; openMs *= 2) {
    try {
      return await makeDueGame(world, { planId, personIds, act, openMs })
    } catch (error) {
      if (!(error instanceof OpenedLate) || openMs * 2 > OPEN_MS_MAX) throw error
    }
  }
}

class OpenedLate extends Error {}

type DueGame = {
  readonly planId: string
  readonly personIds: readonly string[]
  readonly act: Act
  readonly openMs: number
}

function makeDueGame(world: World, { planId, personIds, act, openMs }: DueGame): Promise<string> {
  return transaction(world.store, async (tx) => {
    const { id: gameId } = await openGame(tx, planId, {})
    await sellAll(tx, gameId, personIds)
    await publishAndWaitUntilDue(tx, gameId, openMs)
    if (act === 'draw') await closeGame(tx, { gameId, chain: TEST_CHAIN })
    else await queryIn(tx, 'update plans set is_active = true where id = $1', [planId])
    await deleteJobsAndEvents(tx)
    return gameId
  })
}

async function sellAll(tx: Tx, gameId: string, personIds: readonly string[]): Promise<void> {
  for (const [index, personId] of personIds.entries()) {
    const numbers = [1, 2, 3].map((place) => 3 * index + place).filter((number) => number <= 100)
    const paymentId = await payFor(tx, { gameId, personId, numbers })
    const reviewerId = personIds.find((id) => id !== personId) ?? ''
    await approvePayment(tx, { paymentId, reviewerId })
  }
}

/** Sales end with the closing time, so it is moved afterwards. The open record is written last, to have the final times. */
async function publishAndWaitUntilDue(tx: Tx, gameId: string, openMs: number): Promise<void> {
  await writeAudit(tx)
  const closesAt = new Date(Date.now() + openMs)
  await queryIn(
    tx,
    `update games set opened_at = $2::timestamptz - interval '1 hour', closes_at = $2, draws_at = $2, version = version + 1
     where id = $1`,
    [gameId, closesAt],
  )
  const game = await lockGame(tx, gameId)
  if (game) await publishOpenRecord(tx, game, TEST_CHAIN)
  // A proof needs the entry of the opening before the closing time.
  await writeAudit(tx)
  const leftMs = closesAt.getTime() - Date.now()
  if (leftMs <= 0) throw new OpenedLate('the entry of the opening is later than the closing time')
  await sleep(leftMs)
}

/** Deletes the jobs and events of this transaction: the run counts those that the workers leave. */
async function deleteJobsAndEvents(tx: Tx): Promise<void> {
  await queryIn(tx, 'delete from pgboss.job where xmin = pg_current_xact_id()::xid')
  await queryIn(tx, 'delete from live_events where xmin = pg_current_xact_id()::xid')
}
