import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import { findRound } from '../../server/src/draws/draws.queries.ts'
import { startDraw } from '../../server/src/games/start-draw.ts'
import { transaction } from '../../server/src/platform/database/transaction.ts'
import { waitForWorker } from '../../server/src/platform/wait-for-worker.ts'
import type { DemoWorld } from '../demo/demo-world.ts'

/** The open game of a plan. */
export async function findOpenGame({ store }: DemoWorld, planId: string): Promise<string> {
  const { id } = await store.db
    .selectFrom('games')
    .select('id')
    .where('plan_id', '=', planId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return id
}

/** A host closes the game early. Returns when it is drawn, half a minute later. */
export async function drawNow(world: DemoWorld, gameId: string): Promise<Date> {
  const hostId = await world.idOf('host')
  const reason = 'The pictures show a draw'
  await transaction(world.store, (tx) => startDraw(tx, { gameId, hostId, closesEarly: true, reason }))
  await waitForWorker(async () => (await findRound(world.store.db, gameId)) !== undefined)
  const { round_at } = await world.store.db
    .selectFrom('close_records')
    .select('round_at')
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow()
  return round_at
}

const STEP_MS = 50

/**
 * Moves the page's clock, which stands still, in small steps until the stage has the result. The balls then appear as the caller
 * moves the clock on, so that the pictures are the same on a slow machine.
 */
export async function waitForResult(page: Page): Promise<void> {
  while (!(await page.locator('[data-stage=result]').isVisible())) {
    await sleep(STEP_MS)
    await page.clock.runFor(STEP_MS)
  }
}
