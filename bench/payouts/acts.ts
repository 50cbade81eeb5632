import { setTimeout as sleep } from 'node:timers/promises'
import type { MyPrize, PrizeToPay } from '@edil/contract/prizes'
import { DESTINATION, type GivenPayout } from '../../server/test/payouts.ts'
import { newReference } from '../../server/test/references.ts'
import type { SignedIn } from '../signed-in.ts'

/** What happens to a prize between the draw and the winner's account, in this order. */
export const ACTS = ['claim', 'approve', 'reserve', 'pay', 'fail'] as const
export type Act = (typeof ACTS)[number]

/** A prize with the people who act on it, and the reference of its transfer. */
export type PrizeOnItsWay = {
  readonly payout: GivenPayout
  readonly winner: SignedIn
  readonly approver: SignedIn
  readonly payer: SignedIn
  readonly reference: string
}

export function onItsWay(payout: GivenPayout, people: Omit<PrizeOnItsWay, 'payout' | 'reference'>): PrizeOnItsWay {
  return { payout, ...people, reference: newReference() }
}

export type Answer = { readonly prize?: PrizeToPay | MyPrize; readonly refusal?: string }

/** Refusals of a repeated act that had been committed before the answer was lost. */
export const DONE_BEFORE: Record<Act, readonly string[]> = {
  claim: [],
  approve: ['prize_step_not_allowed'],
  reserve: [],
  pay: ['prize_step_not_allowed'],
  fail: ['prize_step_not_allowed', 'transfer_not_found'],
}

/** The status of a prize after the act. */
export const STATUS_AFTER: Record<Act, PrizeToPay['status']> = {
  claim: 'claimed',
  approve: 'approved',
  reserve: 'approved',
  pay: 'paid',
  fail: 'owed',
}

export type TransferOf = (payoutId: string) => Promise<{ id: string; net: number }>

/** Sends the request of an act. `undefined`: no answer. */
export async function send(
  origin: string,
  act: Act,
  { payout, winner, approver, payer, reference }: PrizeOnItsWay,
  transferOf: TransferOf,
): Promise<Answer | undefined> {
  const path = `/api/prizes/${payout.id}`
  const call = (who: SignedIn, method: string, to: string, body?: object) => request(origin, who, method, to, body)
  const { id: transferId, net } = await transferOf(payout.id)
  switch (act) {
    case 'claim':
      return call(winner, 'PUT', `/api/my/prizes/${payout.id}/claim`, DESTINATION)
    case 'approve':
      return call(approver, 'POST', `${path}/approval`)
    case 'reserve':
      return call(payer, 'POST', `${path}/reservation`)
    case 'pay':
      return call(payer, 'POST', `${path}/transfers`, { amountSantim: net, transferReference: reference })
    case 'fail':
      return call(approver, 'POST', `${path}/failure`, { failure: 'account_wrong', transferId })
  }
}

const TIMEOUT_MS = 10_000

async function request(
  origin: string,
  { cookie }: SignedIn,
  method: string,
  path: string,
  body?: object,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(origin + path, {
      method,
      headers: { cookie, origin, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status >= 500) return undefined
    const parsed = await response.json()
    return response.ok ? { prize: parsed } : { refusal: parsed.code }
  } catch {
    return undefined
  }
}

/** As a person presses again until there is an answer. */
export async function sendUntilAnswered(...args: Parameters<typeof send>): Promise<Answer> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const answer = await send(...args)
    if (answer) return answer
    await sleep(250)
  }
  return { refusal: 'never answered' }
}
