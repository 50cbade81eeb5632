import { transaction } from '../../server/src/platform/database/transaction.ts'
import { givenPlan, openGame } from '../../server/test/games.ts'
import type { World } from '../../server/test/world.ts'

/** Open games, each of its own inactive plan, so that the workers open no further games. */
export function givenBoards(world: World, count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => givenBoard(world)))
}

/** Without an open record, which claims do not need: opening boards must cost the load runs little. */
export async function givenBoard(world: World): Promise<string> {
  const planId = await givenPlan(world, { isActive: false })
  const tomorrow = new Date(Date.now() + 86_400_000)
  return (await transaction(world.store, (tx) => openGame(tx, planId, { closesAt: tomorrow }))).id
}
