import { randomBytes, randomUUID } from 'node:crypto'
import { type Tx, transaction } from '../src/platform/database/transaction.ts'
import { insertScreenshot } from '../src/uploads/screenshots.queries.ts'
import type { World } from './world.ts'

export type GivenScreenshot = { readonly sha256?: Buffer; readonly perceptualHash?: bigint }

/** A stored screenshot without a file behind it. */
export function givenScreenshot({ store }: World, personId: string, given: GivenScreenshot = {}): Promise<string> {
  return transaction(store, (tx) => storeScreenshot(tx, personId, given))
}

export async function storeScreenshot(tx: Tx, personId: string, given: GivenScreenshot = {}): Promise<string> {
  const id = randomUUID()
  await insertScreenshot(tx, {
    id,
    personId,
    file: `${randomBytes(16).toString('hex')}.jpg`,
    originalSha256: given.sha256 ?? randomBytes(32),
    perceptualHash: given.perceptualHash ?? randomBytes(8).readBigInt64BE(),
    width: 720,
    height: 1280,
    bytes: 40_000,
  })
  return id
}
