import { refuseSubmission } from '@edil/domain/crowding'
import { asSantim } from '@edil/domain/money'
import { isReference, normaliseReference, priceOf } from '@edil/domain/payments'
import type { PaymentMethod } from '@edil/domain/postings'
import { Refusal, type RefusalCode } from '@edil/domain/refusal'
import { payNumbers } from '../boards/payment-numbers.queries.ts'
import { recordMoneyChange } from '../live/record-event.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { violatedKey } from '../platform/database/unique.ts'
import { shareSalesLock } from '../sales/sales-lock.ts'
import { lockPayableGame } from './payable-game.queries.ts'
import {
  findPayable,
  findPaymentByKey,
  insertPayment,
  isReferenceUsed,
  lockSubmitter,
  moveNumbersToWanted,
  type PaymentRow,
  setNumbers,
} from './payments.queries.ts'

export type SubmitPayment = {
  readonly personId: string
  readonly key: string
  readonly gameId: string
  readonly method: PaymentMethod
  readonly accountName: string
  readonly reference: string
  readonly screenshotId: string
  readonly numbers: readonly number[]
  /** How many numbers are paid for, when none are named. */
  readonly count: number
}

/**
 * Stores a player's proof of payment and attaches the held numbers to it. If numbers were lost or the game has closed,
 * the payment is still accepted, because the money was sent; the player chooses numbers after the approval.
 */
export async function submitPayment(tx: Tx, submission: SubmitPayment): Promise<PaymentRow> {
  const { personId, key, gameId, method, accountName, screenshotId, numbers } = submission
  await shareSalesLock(tx)
  const game = await lockPayableGame(tx, gameId)
  if (!game) throw new Refusal('game_not_found')
  const before = await findPaymentByKey(tx, personId, key)
  if (before) return before

  await lockSubmitter(tx, personId)
  const refusal = refuseToPay(await findPayable(tx, { personId, method, screenshotId }))
  if (refusal) throw new Refusal(refusal)
  const reference = normaliseReference(submission.reference)
  if (reference !== undefined && !isReference(reference)) throw new Refusal('reference_invalid')
  if (reference !== undefined && (await isReferenceUsed(tx, reference))) throw new Refusal('reference_used')
  if (new Set(numbers).size !== numbers.length) throw new Refusal('request_invalid')

  const count = numbers.length || submission.count
  const amount = priceOf(asSantim(game.fee), count)
  const payment = await insertPayment(tx, {
    personId,
    key,
    gameId,
    method,
    accountName,
    count,
    amount,
    reference: reference ?? null,
    screenshotId,
  }).catch(refuseUsed)
  if (!game.isOpen) await moveNumbersToWanted(tx, payment.id, numbers)
  const kept = game.isOpen && numbers.length > 0 ? await payNumbers(tx, payment, numbers) : []
  await recordMoneyChange(tx, payment.person_id)
  return setNumbers(tx, payment.id, kept)
}

type Payable = Awaited<ReturnType<typeof findPayable>>

function refuseToPay(payable: Payable): RefusalCode | undefined {
  if (!payable || payable.isLocked) return 'account_locked'
  if (payable.isStaff) return 'staff_cannot_play'
  if (!payable.isComplete) return 'profile_incomplete'
  if (!payable.takesMoney) return 'method_not_available'
  if (!payable.hasScreenshot) return 'screenshot_not_found'
  return refuseSubmission(payable)
}

/** The unique keys decide between concurrent submissions. */
function refuseUsed(error: unknown): never {
  const key = violatedKey(error)
  if (key === 'payments_one_per_reference') throw new Refusal('reference_used')
  if (key === 'payments_screenshot_id_key' || key === 'used_pictures_pkey') throw new Refusal('screenshot_used')
  throw error
}
