import type { Payment } from '@edil/contract/payments'
import { REJECTIONS } from '@edil/domain/payments'
import type { GameType } from '@edil/domain/plans'

/** Whether only the proof was wrong: the money was sent, and is not being sent back. */
export function canSendAgain({ rejection, refunds }: Payment): boolean {
  return rejection !== null && REJECTIONS[rejection].isFixable && refunds.length === 0
}

/** Straight to the form with the screenshot. */
export function sendAgainPath({ id, type }: Payment): string {
  return `/payment?${new URLSearchParams({ type, again: id })}`
}

type Asked = {
  readonly type: GameType
  readonly gameId: string
  /** The payment named by the address. */
  readonly again: string | undefined
  /** The numbers held in this game. */
  readonly held: readonly number[]
}

/**
 * The rejected payment that the player sends again, if any: the one that the address names, or the last one of this type
 * when its numbers are held again. Its money must not be sent twice.
 */
export function resendOf(payments: readonly Payment[], { type, gameId, again, held }: Asked): Payment | undefined {
  const ofType = payments.filter((payment) => payment.type === type)
  const named = ofType.find(({ id }) => id === again)
  if (named && canSendAgain(named)) return named
  const [last] = ofType
  if (!last || !canSendAgain(last)) return undefined
  const isHeldAgain = held.length > 0 && held.length <= last.count && last.gameId === gameId
  return isHeldAgain ? last : undefined
}
