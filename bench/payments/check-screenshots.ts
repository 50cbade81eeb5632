import type { Reviewed } from '@edil/contract/review'
import type { Pool } from 'pg'
import type { Buyer } from '../claims/buyers.ts'
import { insistOn } from '../claims/insist.ts'
import { type Ask, askAs } from './ask.ts'

export type Reader = { readonly reviewer: Buyer; readonly origin: string; readonly ports: readonly number[] }

export const UNREADABLE = 'a screenshot cannot be seen'

const AT_ONCE = 4
const GIVE_UP_MS = 2_000

/** Opens the screenshot of each payment as a reviewer does, by the link that the house gives. */
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
  const left = [...paymentIds]
  async function readOn(index: number): Promise<void> {
    const { insist, close } = insistOn(ports, index, { giveUpMs: GIVE_UP_MS })
    const ask = askAs(reviewer, origin, insist)
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const fault = await look(ask, id, bytes.get(id)).catch((error: Error) => error.message)
      if (fault) faults.push(`${UNREADABLE}: ${id}, ${fault}`)
    }
    close()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => readOn(index)))
  return faults
}

async function look(ask: Ask, paymentId: string, bytes: number | undefined): Promise<string | undefined> {
  const { answer, refusal } = await ask.get<Reviewed>(`/api/review/payments/${paymentId}`)
  if (!answer) return refusal
  const jpeg = await ask.open(answer.screenshotUrl)
  const isWhole = jpeg.length === bytes && jpeg.startsWith('\xff\xd8') && jpeg.endsWith('\xff\xd9')
  return isWhole ? undefined : `it has ${jpeg.length} bytes where there were ${bytes}`
}
