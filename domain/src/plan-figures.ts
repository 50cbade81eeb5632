import { NUMBERS_PER_GAME } from './plans.ts'
import type { RefusalCode } from './refusal.ts'

/** In santim. */
export type PlanMoney = { readonly fee: bigint; readonly prizes: readonly [bigint, bigint, bigint] }

/** What comes in when every number is sold, what all prizes cost, and what is left. */
export function fullBoard({ fee, prizes }: PlanMoney): { moneyIn: bigint; prizes: bigint; left: bigint } {
  const moneyIn = fee * BigInt(NUMBERS_PER_GAME)
  const total = prizes.reduce((sum, prize) => sum + prize, 0n)
  return { moneyIn, prizes: total, left: moneyIn - total }
}

/** Why a plan cannot have this fee and these prizes, or `undefined`. The checks of the table `plans` say the same. */
export function refusePlanMoney(money: PlanMoney): RefusalCode | undefined {
  const [first, second, third] = money.prizes
  if (money.fee <= 0n || third <= 0n) return 'request_invalid'
  if (first < second || second < third) return 'prizes_out_of_order'
  return fullBoard(money).left < 0n ? 'prizes_above_full_board' : undefined
}
