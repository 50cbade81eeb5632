import { randomUUID } from 'node:crypto'
import { createClaimBatcher } from '../src/boards/batch-claims.ts'
import { expireHolds } from '../src/boards/boards.queries.ts'
import { holdNumbers } from '../src/boards/hold-numbers.ts'
import { transaction } from '../src/platform/database/transaction.ts'
import { givenApproved } from './payments.ts'
import type { World } from './world.ts'

/** Holds numbers for a player, as the page does. */
export async function givenHold(
  { prepared, store }: World,
  { gameId, personId, numbers }: { gameId: string; personId: string; numbers: readonly number[] },
): Promise<void> {
  const batcher = createClaimBatcher(prepared, store.wakePublisher)
  await holdNumbers(batcher, { gameId, personId, key: randomUUID(), numbers, random: 0 })
}

/** As if the minutes of all holds on this board had passed. */
export async function letHoldsRunOut({ owner }: Pick<World, 'owner'>, gameId: string): Promise<void> {
  await owner.query(
    `update numbers set held_until = now() - interval '1 second' where game_id = $1 and status = 'held'`,
    [gameId],
  )
  await owner.query(
    `update claims set held_until = now() - interval '1 second' where game_id = $1 and held_until > now()`,
    [gameId],
  )
}

/** Frees the holds that have run out, as the workers do. Returns how many. */
export function sweepHolds({ store }: World): Promise<number> {
  return transaction(store, (tx) => expireHolds(tx, 50))
}

/** Pays for numbers that the player holds, and approves the payment. */
export async function approveHeld(world: World, gameId: string, personId: string): Promise<void> {
  const numbers = await numbersOf(world, gameId, personId, 'held')
  await givenApproved(world, { personId, gameId, numbers })
}

export async function numbersOf(
  { owner }: Pick<World, 'owner'>,
  gameId: string,
  personId: string,
  status?: string,
): Promise<number[]> {
  const { rows } = await owner.query<{ number: number }>(
    'select number from numbers where game_id = $1 and person_id = $2 and status = coalesce($3, status) order by number',
    [gameId, personId, status ?? null],
  )
  return rows.map(({ number }) => number)
}
