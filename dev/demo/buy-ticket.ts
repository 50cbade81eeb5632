import { randomUUID } from 'node:crypto'
import { addisTime } from '@edil/domain/addis-time'
import { asSantim, moneyParts } from '@edil/domain/money'
import type { PaymentMethod } from '@edil/domain/postings'
import { holdNumbers } from '../../server/src/boards/hold-numbers.ts'
import { submitPayment } from '../../server/src/payments/submit-payment.ts'
import { transaction } from '../../server/src/platform/database/transaction.ts'
import { receiveUploadPart } from '../../server/src/uploads/receive-upload-part.ts'
import { startUpload } from '../../server/src/uploads/start-upload.ts'
import { storeScreenshot } from '../../server/src/uploads/store-screenshot.ts'
import { renderReceipt } from '../../server/test/receipts.ts'
import type { DemoWorld } from './demo-world.ts'

export type BuyTicket = {
  readonly gameId: string
  readonly player: string
  /** Empty: the player pays without numbers and selects them after the approval. */
  readonly numbers: readonly number[]
  readonly method: PaymentMethod
  readonly reference: string
  /** Another payment's picture instead of an own one. */
  readonly receipt?: Buffer
}

/** A player holds numbers, uploads a receipt and submits the payment, as the page does. Returns the payment's id. */
export async function buyTicket(world: DemoWorld, purchase: BuyTicket): Promise<string> {
  const { gameId, player, numbers, method, reference } = purchase
  const { store } = world
  const personId = await world.idOf(player)
  if (numbers.length > 0) {
    await holdNumbers(world.holdInBatch, { gameId, personId, key: randomUUID(), numbers, random: 0 })
  }
  const accountName = await findFullName(world, personId)
  const receipt = purchase.receipt ?? (await receiptOf(world, purchase, accountName))
  const screenshotId = await uploadScreenshot(world, personId, receipt)
  const { id } = await transaction(store, (tx) =>
    submitPayment(tx, {
      personId,
      key: randomUUID(),
      gameId,
      method,
      accountName,
      reference,
      screenshotId,
      numbers,
      count: 1,
    }),
  )
  return id
}

/** The receipt of this purchase, at the present time and with the right amount. */
export async function receiptOf(
  { store }: DemoWorld,
  { gameId, numbers, reference }: Pick<BuyTicket, 'gameId' | 'numbers' | 'reference'>,
  from: string,
): Promise<Buffer> {
  const { fee } = await store.db.selectFrom('games').select('fee').where('id', '=', gameId).executeTakeFirstOrThrow()
  const { figure } = moneyParts(asSantim(fee * BigInt(numbers.length || 1)), 'en')
  const [day = '', time = ''] = addisTime(new Date()).toISOString().split('T')
  return renderReceipt({
    clock: time.slice(0, 5),
    time: `${day.replaceAll('-', '/')} ${time.slice(0, 8)}`,
    reference,
    from,
    amount: `${figure}.00`,
  })
}

async function findFullName({ store }: DemoWorld, personId: string): Promise<string> {
  const { full_name } = await store.db
    .selectFrom('people')
    .select('full_name')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return full_name
}

const PART_BYTES = 65_536

async function uploadScreenshot(world: DemoWorld, personId: string, bytes: Buffer): Promise<string> {
  const uploadId = await transaction(world.store, (tx) => startUpload(tx, { personId, size: bytes.length }))
  for (let offset = 0; offset < bytes.length; offset += PART_BYTES) {
    const part = { uploadId, personId, offset, bytes: bytes.subarray(offset, offset + PART_BYTES) }
    await transaction(world.store, (tx) => receiveUploadPart(tx, part))
  }
  await storeScreenshot(world, { uploadId, personId })
  return uploadId
}
