import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MyNumbers } from '@edil/contract/entries'
import type { Payment } from '@edil/contract/payments'
import { PAYMENT_METHODS } from '@edil/domain/postings'
import { insistOn } from '../claims/insist.ts'
import { type Ask, askAs } from './ask.ts'
import { drawPicture } from './picture.ts'
import type { PlayerRecord } from './records.ts'
import type { Storm } from './storm.ts'
import { uploadPicture } from './upload-picture.ts'

/** Well below what one account may send within an hour. */
const PAYMENTS_MAX = 25
const PAUSE_MS = 200
const GONG_MS = 2_000

/** Holds numbers, pays for them, repeats itself and selects tickets while parts of the house are killed. */
export async function payInStorm(record: PlayerRecord, storm: Storm, index: number): Promise<void> {
  const { insist, close } = insistOn(storm.ports, index, { losesAnswer: storm.losesAnswer })
  const ask = askAs(record.player, storm.origin, insist)
  try {
    while (!storm.signal.aborted && record.submissions.length < PAYMENTS_MAX) {
      await pay(record, storm, ask)
      if (storm.dice.below(3) === 0) await repeatSubmission(record, storm, ask)
      await selectOwed(record, storm, ask)
      await sleep(storm.dice.below(2 * PAUSE_MS))
    }
  } catch (error) {
    record.faults.push(`${record.player.personId}: ${error instanceof Error ? error.message : error}`)
  }
  close()
}

async function pay({ submissions, faults }: PlayerRecord, { dice, gameIds, gong }: Storm, ask: Ask): Promise<void> {
  const gameId = dice.one(gameIds)
  const numbers = dice.below(10) < 7 ? await holdSome(ask, gameId, 1 + dice.below(3)) : []
  const screenshotId = await uploadPicture(ask, drawPicture(dice), dice)
  const key = randomUUID()
  const body = {
    key,
    gameId,
    method: dice.one(PAYMENT_METHODS),
    accountName: 'Selam Bekele',
    reference: dice.below(2) === 0 ? key.slice(0, 18) : '',
    screenshotId,
    ...(numbers.length > 0 ? { numbers } : { numbers, count: 1 + dice.below(3) }),
  }
  await gong.wait(GONG_MS)
  const { answer, refusal, unknowns } = await ask.post<Payment>('/api/payments', body)
  if (!answer) {
    faults.push(`payment ${key} was refused: ${refusal}`)
    return
  }
  const { id: paymentId, amountSantim, count } = answer
  submissions.push({ key, body, screenshotId, paymentId, amountSantim, count, unknowns })
}

/** Those that a rejection gave back come first. None where the player has three on this board already. */
async function holdSome(ask: Ask, gameId: string, count: number): Promise<number[]> {
  const before = heldOf(await ask.get<MyNumbers>(`/api/games/${gameId}/my-numbers`))
  if (before.length > 0) return before
  return heldOf(await ask.post<MyNumbers>(`/api/games/${gameId}/holds`, { key: randomUUID(), random: count }))
}

function heldOf({ answer }: { readonly answer?: MyNumbers | undefined }): number[] {
  return answer?.numbers.filter(({ status }) => status === 'held').map(({ number }) => number) ?? []
}

/** The same key again is the same payment, whatever has become of it. */
export async function repeatSubmission(
  { submissions, faults }: PlayerRecord,
  { dice }: Pick<Storm, 'dice'>,
  ask: Ask,
): Promise<void> {
  if (submissions.length === 0) return
  const { key, body, paymentId } = dice.one(submissions)
  const { answer, refusal } = await ask.post<Payment>('/api/payments', body)
  if (answer?.id !== paymentId) faults.push(`key ${key} was ${paymentId} and then ${answer?.id ?? refusal}`)
}

async function selectOwed(record: PlayerRecord, { dice, gong }: Storm, ask: Ask): Promise<void> {
  const mine = await ask.get<{ payments: Payment[] }>('/api/my/payments')
  const owed = mine.answer?.payments.filter(
    ({ id, outcome }) => outcome === 'selection' && !record.unselectable.has(id),
  )
  if (!owed || owed.length === 0) return
  const { id: paymentId } = dice.one(owed)
  const path = `/api/my/payments/${paymentId}`
  const offers = dice.below(2) === 0 ? await ask.get<{ offers: { numbers: number[] }[] }>(`${path}/offers`) : undefined
  const numbers = offers?.answer?.offers[0]?.numbers
  await gong.wait(GONG_MS)
  const { answer, refusal, unknowns } = await ask.post<Payment>(
    `${path}/ticket`,
    numbers ? { numbers } : { random: true },
  )
  if (answer) record.selections.push({ paymentId, numbers: answer.numbers, unknowns })
  else if (refusal === 'selection_not_owed' && unknowns > 0)
    record.selections.push({ paymentId, numbers: undefined, unknowns })
  else if (refusal === 'too_many_numbers') record.unselectable.add(paymentId)
  else if (refusal !== 'ticket_unavailable') record.faults.push(`a ticket for ${paymentId} was refused: ${refusal}`)
}
