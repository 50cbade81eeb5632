import { randomBytes, randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@edil/domain/postings'
import type { Pool } from 'pg'
import { approvePayment } from '../src/payments/approve-payment.ts'
import { submitPayment } from '../src/payments/submit-payment.ts'
import { type Store, transaction } from '../src/platform/transaction.ts'
import { givenPerson } from './people.ts'

/** An account that takes money, as an admin would set it. */
export async function givenReceivingAccount(owner: Pool, method: PaymentMethod = 'telebirr'): Promise<void> {
  await owner.query(
    `insert into receiving_accounts (method, account_name, account_number) values ($1, 'Edil Games', '0900123456')
     on conflict do nothing`,
    [method],
  )
}

export type GivenScreenshot = { readonly sha256?: Buffer; readonly perceptualHash?: bigint }

/** A picture that was uploaded and drawn anew. */
export async function givenScreenshot(owner: Pool, personId: string, given: GivenScreenshot = {}): Promise<string> {
  const id = randomUUID()
  await owner.query(
    `insert into screenshots (id, person_id, file, original_sha256, perceptual_hash, width, height, bytes)
     values ($1, $2, $3, $4, $5, 720, 1280, 40000)`,
    [
      id,
      personId,
      `${randomBytes(16).toString('hex')}.jpg`,
      given.sha256 ?? randomBytes(32),
      given.perceptualHash ?? randomBytes(8).readBigInt64BE(),
    ],
  )
  return id
}

export type GivenPayment = {
  readonly personId: string
  readonly gameId: string
  readonly numbers: readonly number[]
  readonly reference?: string
  readonly count?: number
}

/** A payment that waits, sent as a player would send it. */
export async function givenPayment(owner: Pool, store: Store, given: GivenPayment): Promise<string> {
  await givenReceivingAccount(owner)
  const screenshotId = await givenScreenshot(owner, given.personId)
  const submission = {
    key: randomUUID(),
    method: 'telebirr' as const,
    accountName: 'Selam Bekele',
    reference: '',
    count: 1,
    screenshotId,
    ...given,
  }
  return (await transaction(store, (tx) => submitPayment(tx, submission))).id
}

/** The same, approved by somebody. */
export async function givenApproved(owner: Pool, store: Store, given: GivenPayment): Promise<string> {
  const paymentId = await givenPayment(owner, store, given)
  const { id: reviewerId } = await givenPerson(owner, { role: 'reviewer', hasPassword: false })
  await transaction(store, (tx) => approvePayment(tx, { paymentId, reviewerId }))
  return paymentId
}
