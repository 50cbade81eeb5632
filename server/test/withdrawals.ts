import { transaction } from '../src/platform/database/transaction.ts'
import { confirmWithdrawal } from '../src/withdrawals/confirm-withdrawal.ts'
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

/** A ticket that two operators have withdrawn. */
export async function givenWithdrawnTicket(world: World, given: GivenPayment): Promise<void> {
  await confirmNow(world, await givenWithdrawalRequest(world, given))
}

/** A second operator confirms the withdrawal of the ticket of this payment. */
export async function confirmNow(world: World, paymentId: string): Promise<void> {
  const { id: operatorId } = await givenPerson(world, { role: 'reviewer', hasPassword: false })
  const { id: withdrawalId } = await world.store.db
    .selectFrom('ticket_withdrawals')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  await transaction(world.store, (tx) => confirmWithdrawal(tx, { withdrawalId, operatorId }))
}
