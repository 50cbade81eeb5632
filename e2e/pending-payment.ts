import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { createPlayer } from './player.ts'
import { openGameOf } from './stack.ts'

export type PendingPayment = { readonly paymentId: string; readonly username: string }

type Given = {
  readonly type: string
  readonly number: number
  /** Hash of the screenshot as it was uploaded. */
  readonly sha256?: Buffer
  readonly reference?: string
}

/** A new player's submitted payment for one number. */
export async function createPendingPayment(owner: Pool, given: Given): Promise<PendingPayment> {
  const { id: personId, username } = await createPlayer(owner)
  const { id: gameId } = await openGameOf(owner, given.type)
  const { rows } = await owner.query<{ id: string }>(
    `with picture as (
       insert into screenshots (id, person_id, file, original_sha256, perceptual_hash, width, height, bytes)
       values (gen_random_uuid(), $1, $2, $3, $4, 720, 1280, 40000) returning id)
     insert into payments (person_id, idempotency_key, game_id, method, account_name, count, amount, numbers, reference, screenshot_id)
     select $1, gen_random_uuid(), $5, 'telebirr', 'Selam Bekele', 1, fee, '{}', $6, picture.id
     from games, picture where games.id = $5 returning id`,
    [
      personId,
      `${randomBytes(16).toString('hex')}.jpg`,
      given.sha256 ?? randomBytes(32),
      randomBytes(8).readBigInt64BE(),
      gameId,
      given.reference ?? null,
    ],
  )
  const paymentId = rows[0]?.id ?? ''
  await owner.query(
    `update payments set numbers = assign_numbers_to_payment(id, game_id, person_id, array[$2::smallint]) where id = $1`,
    [paymentId, given.number],
  )
  return { paymentId, username }
}

/** A new player who holds a number and has not paid yet. */
export async function createHold(owner: Pool, given: Pick<Given, 'type' | 'number'>): Promise<string> {
  const { id: personId, username } = await createPlayer(owner)
  const { id: gameId } = await openGameOf(owner, given.type)
  await owner.query(
    `insert into numbers (game_id, number, person_id, slot, status, held_until)
     values ($1, $2, $3, 1, 'held', now() + interval '15 minutes')`,
    [gameId, given.number, personId],
  )
  return username
}

/** Numbers of the open game that earlier stories left free. */
export async function freeNumbers(owner: Pool, type: string): Promise<number[]> {
  const { id: gameId } = await openGameOf(owner, type)
  const { rows } = await owner.query<{ number: number }>(
    `select number from generate_series(1, 100) as number
     where number not in (select number from numbers where game_id = $1) order by number`,
    [gameId],
  )
  return rows.map(({ number }) => number)
}

/** Rejects every pending payment of this type, which earlier stories left behind. */
export async function clearReviewQueue(owner: Pool, type: string): Promise<void> {
  await owner.query(
    `update payments set status = 'rejected', rejection = 'other', decided_at = now(), decided_by = person_id
     where status = 'pending' and game_id in (select id from games where type = $1)`,
    [type],
  )
}
