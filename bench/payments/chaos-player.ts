import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MyNumbers } from '@edil/contract/boards'
import type { Payment } from '@edil/contract/payments'
import { PAYMENT_METHODS } from '@edil/domain/postings'
import { createRetrier } from '../claims/retry-until-answered.ts'
import { type ApiClient, createApiClient } from './api-client.ts'
import type { ChaosContext } from './chaos-context.ts'
import { makeNoisePicture } from './noise-picture.ts'
import type { PlayerRecord } from './records.ts'
import { uploadPicture } from './upload-picture.ts'

/** Well below the hourly limit of one account. */
const PAYMENTS_MAX = 25
const PAUSE_MS = 200
const KILL_WAIT_MAX_MS = 2_000
/** Another player was faster, or sales are stopped: the ticket stays owed. */
const TRY_LATER: readonly (string | undefined)[] = ['ticket_unavailable', 'sales_stopped']

/** Holds numbers, pays for them, repeats submissions and selects tickets while parts of the stack are killed. */
export async function runPlayerUnderChaos(record: PlayerRecord, chaos: ChaosContext, index: number): Promise<void> {
  const { retryUntilAnswered, close } = createRetrier(chaos.ports, index, { dropsAnswer: chaos.dropsAnswer })
  const api = createApiClient(record.player, chaos.origin, retryUntilAnswered)
  try {
    while (!chaos.signal.aborted && record.submissions.length < PAYMENTS_MAX) {
      await pay(record, chaos, api)
      if (chaos.random.below(3) === 0) await repeatSubmission(record, chaos, api)
      await selectOwed(record, chaos, api)
      await sleep(chaos.random.below(2 * PAUSE_MS))
    }
  } catch (error) {
    record.faults.push(`${record.player.personId}: ${error instanceof Error ? error.message : error}`)
  }
  close()
}

async function pay(
  { submissions, faults }: PlayerRecord,
  { random, gameIds, killSignal }: ChaosContext,
  api: ApiClient,
): Promise<void> {
  const gameId = random.one(gameIds)
  const numbers = random.below(10) < 7 ? await holdSome(api, gameId, 1 + random.below(3)) : []
  const screenshotId = await uploadPicture(api, makeNoisePicture(random), random)
  const key = randomUUID()
  const body = {
    key,
    gameId,
    method: random.one(PAYMENT_METHODS),
    accountName: 'Selam Bekele',
    reference: key.slice(0, 18),
    screenshotId,
    ...(numbers.length > 0 ? { numbers } : { numbers, count: 1 + random.below(3) }),
  }
  await killSignal.wait(KILL_WAIT_MAX_MS)
  const { answer, refusal, unknowns } = await api.post<Payment>('/api/payments', body)
  // Their earlier payments wait for a reviewer.
  if (refusal === 'payments_waiting') return
  if (!answer) {
    faults.push(`payment ${key} was refused: ${refusal}`)
    return
  }
  const { id: paymentId, amountSantim, count } = answer
  submissions.push({ key, body, screenshotId, paymentId, amountSantim, count, unknowns })
}

/** Numbers held again after a rejection are used first. Empty if the player already has three on this board. */
async function holdSome(api: ApiClient, gameId: string, count: number): Promise<number[]> {
  const before = heldOf(await api.get<MyNumbers>(`/api/games/${gameId}/my-numbers`))
  if (before.length > 0) return before
  return heldOf(await api.post<MyNumbers>(`/api/games/${gameId}/holds`, { key: randomUUID(), random: count }))
}

function heldOf({ answer }: { readonly answer?: MyNumbers | undefined }): number[] {
  return answer?.numbers.filter(({ status }) => status === 'held').map(({ number }) => number) ?? []
}

/** Sending the same key again returns the same payment, whatever its status is now. */
export async function repeatSubmission(
  { submissions, faults }: PlayerRecord,
  { random }: Pick<ChaosContext, 'random'>,
  api: ApiClient,
): Promise<void> {
  if (submissions.length === 0) return
  const { key, body, paymentId } = random.one(submissions)
  const { answer, refusal } = await api.post<Payment>('/api/payments', body)
  if (answer?.id !== paymentId) faults.push(`key ${key} was ${paymentId} and then ${answer?.id ?? refusal}`)
}

async function selectOwed(record: PlayerRecord, { random, killSignal }: ChaosContext, api: ApiClient): Promise<void> {
  const mine = await api.get<{ payments: Payment[] }>('/api/my/payments')
  const owed = mine.answer?.payments.filter(
    ({ id, outcome }) => outcome === 'selection' && !record.unselectable.has(id),
  )
  if (!owed || owed.length === 0) return
  const { id: paymentId } = random.one(owed)
  const path = `/api/my/payments/${paymentId}`
  const offers =
    random.below(2) === 0 ? await api.get<{ offers: { numbers: number[] }[] }>(`${path}/offers`) : undefined
  const numbers = offers?.answer?.offers[0]?.numbers
  await killSignal.wait(KILL_WAIT_MAX_MS)
  const { answer, refusal, unknowns } = await api.post<Payment>(
    `${path}/ticket`,
    numbers ? { numbers } : { random: true },
  )
  if (answer) record.selections.push({ paymentId, numbers: answer.numbers, unknowns })
  else if (refusal === 'selection_not_owed' && unknowns > 0)
    record.selections.push({ paymentId, numbers: undefined, unknowns })
  else if (refusal === 'too_many_numbers') record.unselectable.add(paymentId)
  else if (!TRY_LATER.includes(refusal)) record.faults.push(`a ticket for ${paymentId} was refused: ${refusal}`)
}
