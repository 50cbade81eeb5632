import type { Rejection } from '@edil/domain/payments'
import { Refusal } from '@edil/domain/refusal'
import type { Pool } from 'pg'
import { givenHold } from '../server/test/numbers.ts'
import { givenPayment, rejectGiven } from '../server/test/payments.ts'
import { newReference } from '../server/test/references.ts'
import { createPlayer } from './player.ts'
import { openGameOf, owner, world } from './stack.ts'

export type PendingPayment = { readonly paymentId: string; readonly username: string }

type Given = {
  readonly type: string
  readonly number: number
  /** Hash of the screenshot as it was uploaded. */
  readonly sha256?: Buffer
  readonly reference?: string
}

/** A new player's submitted payment for one number. */
export async function createPendingPayment({
  type,
  number,
  sha256,
  reference = newReference(),
}: Given): Promise<PendingPayment> {
  const { id: personId, username } = await createPlayer()
  const { id: gameId } = await openGameOf(owner, type)
  const paymentId = await givenPayment(await world(), {
    personId,
    gameId,
    numbers: [number],
    reference,
    ...(sha256 ? { screenshot: { sha256 } } : {}),
  })
  return { paymentId, username }
}

/** Rejects a payment; `received` is owed back. */
export async function givenRejected(
  { paymentId }: Pick<PendingPayment, 'paymentId'>,
  reason: Rejection,
  received = 0n,
): Promise<void> {
  await rejectGiven(await world(), paymentId, reason, received)
}

/** A new player who holds a number and has not paid yet. */
export async function createHold({ type, number }: Pick<Given, 'type' | 'number'>): Promise<string> {
  const { id: personId, username } = await createPlayer()
  const { id: gameId } = await openGameOf(owner, type)
  await givenHold(await world(), { gameId, personId, numbers: [number] })
  return username
}

/** Numbers of the open game that earlier stories left free. */
export async function freeNumbers(pool: Pool, type: string): Promise<number[]> {
  const { id: gameId } = await openGameOf(pool, type)
  const { rows } = await pool.query<{ number: number }>(
    `select number from generate_series(1, 100) as number
     where number not in (select number from numbers where game_id = $1) order by number`,
    [gameId],
  )
  return rows.map(({ number }) => number)
}

/** Rejects every pending payment of this type, which earlier stories left behind. */
export async function clearReviewQueue(pool: Pool, type: string): Promise<void> {
  const { rows } = await pool.query<{ paymentId: string }>(
    `select payments.id as "paymentId" from payments join games on games.id = game_id
     where payments.status = 'pending' and games.type = $1`,
    [type],
  )
  // Another story may decide about one of them meanwhile.
  for (const payment of rows) {
    await givenRejected(payment, 'other').catch((error: unknown) => {
      if (!(error instanceof Refusal && error.code === 'payment_already_decided')) throw error
    })
  }
}
