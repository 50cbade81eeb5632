import type { PaymentReview } from '@edil/contract/review'
import type { Pool } from 'pg'
import { createRetrier } from '../claims/retry-until-answered.ts'
import type { SignedIn } from '../signed-in.ts'
import { type ApiClient, createApiClient } from './api-client.ts'

export type Reader = { readonly reviewer: SignedIn; readonly origin: string; readonly ports: readonly number[] }

export const UNREADABLE = 'a screenshot cannot be downloaded'

const CONCURRENCY = 4
const GIVE_UP_AFTER_MS = 2_000

/** Downloads the screenshot of each payment through the signed link, as a reviewer does. */
export async function checkScreenshots(
  owner: Pool,
  { reviewer, origin, ports }: Reader,
  paymentIds: readonly string[],
): Promise<string[]> {
  const { rows } = await owner.query<{ id: string; bytes: number }>(
    'select payments.id, bytes from payments join screenshots on screenshots.id = screenshot_id',
  )
  const bytes = new Map(rows.map((row) => [row.id, row.bytes]))
  const faults: string[] = []
  const remaining = [...paymentIds]
  async function checkRemaining(index: number): Promise<void> {
    const { retryUntilAnswered, close } = createRetrier(ports, index, { giveUpAfterMs: GIVE_UP_AFTER_MS })
    const api = createApiClient(reviewer, origin, retryUntilAnswered)
    for (let id = remaining.pop(); id !== undefined; id = remaining.pop()) {
      const fault = await checkScreenshot(api, id, bytes.get(id)).catch((error: Error) => error.message)
      if (fault) faults.push(`${UNREADABLE}: ${id}, ${fault}`)
    }
    close()
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => checkRemaining(index)))
  return faults
}

async function checkScreenshot(
  api: ApiClient,
  paymentId: string,
  bytes: number | undefined,
): Promise<string | undefined> {
  const { answer, refusal } = await api.get<PaymentReview>(`/api/review/payments/${paymentId}`)
  if (!answer) return refusal
  if (answer.screenshotUrl === null) return 'it is erased'
  const jpeg = await api.download(answer.screenshotUrl)
  const isComplete = jpeg.length === bytes && jpeg.startsWith('\xff\xd8') && jpeg.endsWith('\xff\xd9')
  return isComplete ? undefined : `it has ${jpeg.length} bytes instead of ${bytes}`
}
