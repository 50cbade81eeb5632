import { transaction } from '../src/platform/database/transaction.ts'
import { approvePrize } from '../src/prizes/approve-prize.ts'
import { confirmTaxRule } from '../src/prizes/change-payout-rules.ts'
import { claimPrize } from '../src/prizes/claim-prize.ts'
import { failPrize } from '../src/prizes/fail-prize.ts'
import { payPrize } from '../src/prizes/pay-prize.ts'
import { reservePrize } from '../src/prizes/reserve-prize.ts'
import { closeNow, drawNow, endShow, givenSoldGame } from './draws.ts'
import type { GivenGame } from './games.ts'
import { givenPerson } from './people.ts'
import { newReference } from './references.ts'
import type { World } from './world.ts'

const ALL = Array.from({ length: 100 }, (_, index) => index + 1)

export type GivenPayout = {
  readonly id: string
  readonly gameId: string
  readonly personId: string
  readonly position: number
}

/** A drawn game, its show over, whose board was sold out, so that each of its three prizes has a winner: 35,000, 3,000 and 2,000 ETB. */
export async function givenWonPrizes(world: World, given: Partial<GivenGame> = {}): Promise<GivenPayout[]> {
  const gameId = await givenSoldGame(world, ALL, given)
  await closeNow(world, gameId)
  await drawNow(world, gameId)
  await endShow(world, gameId)
  const { rows } = await world.owner.query(
    'select id, game_id as "gameId", person_id as "personId", position from payouts where game_id = $1 order by position',
    [gameId],
  )
  return rows
}

export const DESTINATION = {
  method: 'telebirr',
  accountNumber: '+251911000678',
  accountName: 'Selam Bekele',
  bank: null,
} as const

export async function givenClaimed(world: World, { id: payoutId, personId }: GivenPayout): Promise<void> {
  await transaction(world.store, (tx) => claimPrize(tx, { payoutId, personId, ...DESTINATION }))
}

/** An admin confirms the shipped draft: 20 % of every prize. */
export async function givenConfirmedTax(world: World): Promise<void> {
  const { id: adminId } = await givenPerson(world, { role: 'admin', hasPassword: false })
  const rule = { appliesFrom: '2025-07-07', rate: 2_000, note: '', adminId }
  await transaction(world.store, (tx) => confirmTaxRule(tx, rule))
}

/** Returns the id of the admin who approved it. */
export async function givenApprovedPrize(world: World, payout: GivenPayout): Promise<string> {
  await givenClaimed(world, payout)
  const { id: personId } = await givenPerson(world, { role: 'admin', hasPassword: false })
  await transaction(world.store, (tx) =>
    approvePrize(tx, { payoutId: payout.id, approver: { personId, role: 'admin' } }),
  )
  return personId
}

/** The transfer of a paid prize came back: the prize is owed again. */
export async function givenReturnedPrize(world: World, { id: payoutId }: GivenPayout): Promise<void> {
  const { id: operatorId } = await givenPerson(world, { role: 'admin', hasPassword: false })
  const { rows } = await world.owner.query('select id from payout_transfers where payout_id = $1', [payoutId])
  const returned = { payoutId, operatorId, failure: 'account_wrong', transferId: rows[0].id } as const
  await transaction(world.store, (tx) => failPrize(tx, returned))
}

/** A reviewer transfers an approved prize as a whole. Returns the reference of the transfer. */
export async function givenPaidPrize(world: World, { id: payoutId }: GivenPayout): Promise<string> {
  const { id: payerId } = await givenPerson(world, { role: 'reviewer', hasPassword: false })
  const { rows } = await world.owner.query('select gross - withheld - sent as amount from payouts where id = $1', [
    payoutId,
  ])
  const transferReference = newReference()
  await transaction(world.store, (tx) => reservePrize(tx, { payoutId, payerId }))
  await transaction(world.store, (tx) =>
    payPrize(tx, { payoutId, payerId, amount: BigInt(rows[0].amount), transferReference }),
  )
  return transferReference
}
