import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { transaction } from '../../server/src/platform/database/transaction.ts'
import { stopSales } from '../../server/src/sales/stop-sales.ts'
import { givenHold } from '../../server/test/numbers.ts'
import { givenPerson } from '../../server/test/people.ts'
import type { World } from '../../server/test/world.ts'
import { sabotageFunction } from '../sabotage-function.ts'
import type { SignedIn } from '../signed-in.ts'
import { givenBoards } from './boards.ts'
import { holdRequest } from './claim-request.ts'
import { findBoardFaults } from './find-faults.ts'
import { createRetrier } from './retry-until-answered.ts'

export type SabotageTarget = {
  readonly world: World
  /** Players with an approved payment. */
  readonly buyers: readonly SignedIn[]
  readonly newBuyers: readonly SignedIn[]
  readonly ports: readonly number[]
  readonly origin: string
}

/** Removes one safeguard after the other; the checks must detect each. Returns the ones that were not detected. */
export async function runSabotage(target: SabotageTarget): Promise<string[]> {
  return [
    ...(await withSalesAfterStop(target.world)),
    ...(await withoutPrimaryKey(target)),
    ...(await withUncountedNewPlayers(target)),
    ...(await withLateLock(target)),
  ]
}

const IS_STOPPED = 'if not exists (select 1 from sales_stops where ended_at is null) then'

/** Claims do not see that sales are stopped. */
export async function withSalesAfterStop(world: World): Promise<string[]> {
  const { owner, store } = world
  const [gameId = ''] = await givenBoards(world, 1)
  const { id: adminId } = await givenPerson(world, { role: 'admin', hasPassword: false })
  const { id: personId } = await givenPerson(world, { hasPassword: false })
  const stop = { scope: 'game', type: null, gameId, textEn: 'Stopped.', textAm: 'Stopped.', adminId } as const
  await transaction(store, (tx) => stopSales(tx, stop))
  const restore = await sabotageFunction(owner, 'stopped_games', [{ from: IS_STOPPED, to: 'if true then' }])
  await givenHold(world, { gameId, personId, numbers: [7] })
  await restore()
  return expectFault(owner, 'numbers that were taken while their sales were stopped', 'claims do not see a sales stop')
}

async function withoutPrimaryKey(target: SabotageTarget): Promise<string[]> {
  const { owner } = target.world
  await owner.query('alter table numbers drop constraint numbers_pkey')
  await claimConcurrently(target, (index) => [[1 + (index % 5)], [6 + (index % 5)]])
  const undetected = await expectFault(owner, 'numbers with two owners', 'no primary key on numbers')
  await owner.query('delete from numbers')
  await owner.query('alter table numbers add primary key (game_id, number)')
  return undetected
}

const LOCK = 'perform 1 from games where id = any (of_games) order by id for no key update;'
const RECOUNT = 'if cardinality(changed) > 0 then'

/** New players are counted before the lock of the board, so that those who come at the same moment do not count. */
async function withUncountedNewPlayers(target: SabotageTarget): Promise<string[]> {
  const { owner } = target.world
  // Long enough for all other claims to wait, so that each process answers them in one batch.
  const restore = await sabotageFunction(owner, 'hold_numbers', [
    { from: LOCK, to: '' },
    { from: RECOUNT, to: `perform pg_sleep(0.2); ${LOCK} ${RECOUNT}` },
  ])
  // Each player at one process: the places of a player's three numbers would keep a second process out.
  await claimConcurrently({ ...target, buyers: target.newBuyers }, (index) => {
    const numbers = [3 * index + 1, 3 * index + 2, 3 * index + 3]
    return index % 2 === 0 ? [numbers] : [undefined, numbers]
  })
  await restore()
  const undetected = await expectFault(owner, 'too many numbers of new players', 'new players counted before the lock')
  await owner.query('delete from numbers')
  return undetected
}

/** Locks the game only after the limit was checked, without the unique key that would still enforce the limit. */
async function withLateLock(target: SabotageTarget): Promise<string[]> {
  const { owner } = target.world
  await owner.query('alter table numbers drop constraint numbers_three_per_player')
  await sabotageFunction(owner, 'hold_numbers', [
    { from: LOCK, to: '' },
    { from: RECOUNT, to: `perform pg_sleep(0.02); ${LOCK} ${RECOUNT}` },
  ])
  await claimConcurrently(target, (index) => [
    [2 * index + 1, 2 * index + 2],
    [2 * index + 51, 2 * index + 52],
  ])
  return expectFault(owner, 'players with more than three numbers', 'limit checked before the lock')
}

/** Every buyer sends the first of their claims to one process and the second to the other, at once, on a few boards. */
async function claimConcurrently(
  { world, buyers, ports, origin }: SabotageTarget,
  claimsOf: (index: number) => readonly (readonly number[] | undefined)[],
): Promise<void> {
  for (const gameId of await givenBoards(world, 5)) {
    await Promise.all(
      buyers.flatMap((buyer, index) =>
        claimsOf(index).map(async (numbers, from) => {
          if (!numbers) return
          const { retryUntilAnswered, close } = createRetrier(ports, from)
          await retryUntilAnswered(holdRequest(origin, buyer, gameId, JSON.stringify({ key: randomUUID(), numbers })))
          close()
        }),
      ),
    )
  }
}

async function expectFault(owner: Pool, fault: string, sabotage: string): Promise<string[]> {
  const found = (await findBoardFaults(owner)).filter((each) => each.includes(fault))
  console.log(`sabotage: ${sabotage}; detected: ${found.join(', ') || 'nothing'}`)
  return found.length > 0 ? [] : [`sabotage not detected: ${sabotage}`]
}
