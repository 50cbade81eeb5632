import { setTimeout as sleep } from 'node:timers/promises'
import type { SalesStops } from '@edil/contract/sales-stops'
import { createApiClient } from '../payments/api-client.ts'
import type { SignedIn } from '../signed-in.ts'
import type { ChaosContext } from './chaos-buyer.ts'
import { createRetrier } from './retry-until-answered.ts'

const TEXTS = { textEn: 'Sales are stopped.', textAm: 'Sales are stopped.' }
const PAUSE_MS = 300
/** A lost answer whose request had been carried out: the repetition is refused with these. */
const DONE_BEFORE = ['sales_already_stopped', 'sales_stop_not_found']

/** Stops sales of a board, a type or everything and goes on, while parts of the stack are killed. Returns its faults. */
export async function stopAndResumeUnderChaos(
  admin: SignedIn,
  { ports, origin, gameIds, random, signal }: Omit<ChaosContext, 'pauseMs'>,
): Promise<string[]> {
  const { retryUntilAnswered, close } = createRetrier(ports, 0)
  const api = createApiClient(admin, origin, retryUntilAnswered)
  const faults: string[] = []
  const send = async (path: string, body?: unknown) => {
    const { refusal } = await api.post<SalesStops>(path, body)
    if (refusal !== undefined && !DONE_BEFORE.includes(refusal)) faults.push(`${path} was refused: ${refusal}`)
  }
  const resumeAll = async () => {
    const { answer } = await api.get<SalesStops>('/api/sales-stops')
    for (const { id } of answer?.active ?? []) await send(`/api/sales-stops/${id}/end`)
  }
  try {
    while (!signal.aborted) {
      const target = random.one([
        { scope: 'game', gameId: random.one(gameIds) },
        { scope: 'type', type: 'daily' },
        { scope: 'everything' },
      ])
      await send('/api/sales-stops', { ...target, ...TEXTS })
      await sleep(random.below(PAUSE_MS))
      await resumeAll()
      await sleep(random.below(2 * PAUSE_MS))
    }
    await resumeAll()
  } catch (error) {
    faults.push(`the admin: ${error instanceof Error ? error.message : error}`)
  }
  close()
  return faults
}
