import { transaction } from '../src/platform/transaction.ts'
import { requestWithdrawal } from '../src/withdrawals/request-withdrawal.ts'
import { type GivenPayment, givenApproved } from './payments.ts'
import { givenPerson } from './people.ts'
import type { World } from './world.ts'

/** A ticket that one operator wants to withdraw; another has to confirm it. Returns the id of its payment. */
export async function givenWithdrawalRequest(world: World, given: GivenPayment): Promise<string> {
  const paymentId = await givenApproved(world, given)
  const { id: operatorId } = await givenPerson(world, { role: 'reviewer', hasPassword: false })
  await transaction(world.store, (tx) =>
    requestWithdrawal(tx, { paymentId, operatorId, reason: 'The bank took the transfer back' }),
  )
  return paymentId
}
