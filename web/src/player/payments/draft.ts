import type { ReceivingAccount } from '@edil/contract/payments'
import type { Screenshot } from '../../api/uploads.ts'

/** The typed and uploaded parts of a payment, stored for the tab: a phone may discard the page while its owner pays. */
export type Draft = {
  /** The idempotency key, the same for every attempt at this payment. */
  readonly key: string
  readonly gameId: string
  /** The numbers last held: after the hold has ended they say what was paid for. */
  readonly numbers: readonly number[]
  readonly accountName: string
  readonly reference: string
  readonly method: string | undefined
  /** The accounts that this player was shown first, one per method: money may have been sent to them. */
  readonly seen: readonly ReceivingAccount[]
  readonly fileName: string
  /** The picture as a data URL, unless it is too large to be stored. */
  readonly picture: string | undefined
  readonly uploadId: string | undefined
  readonly screenshot: Screenshot | undefined
  /** Set once the payment is submitted. */
  readonly paymentId: string | undefined
}

export function emptyDraft(key: string, gameId: string, numbers: readonly number[]): Draft {
  return {
    key,
    gameId,
    numbers,
    accountName: '',
    reference: '',
    method: undefined,
    seen: [],
    fileName: '',
    picture: undefined,
    uploadId: undefined,
    screenshot: undefined,
    paymentId: undefined,
  }
}

/** Parses a stored draft; `undefined` when there is none, or when it is invalid. */
export function readDraft(stored: string | null): Draft | undefined {
  try {
    const draft: Partial<Draft> | null = JSON.parse(stored ?? 'null')
    const { key, gameId, numbers } = draft ?? {}
    if (typeof key !== 'string' || typeof gameId !== 'string' || !Array.isArray(numbers)) return undefined
    return { ...emptyDraft(key, gameId, numbers), ...draft }
  } catch {
    return undefined
  }
}

type Now = {
  readonly gameId: string
  readonly held: readonly number[]
  /** A rejected payment that is sent again. */
  readonly again?: string | undefined
  /** Whether the submitted payment has been decided. */
  readonly isDecided: (paymentId: string) => boolean
}

/**
 * The draft that the page continues with. A submitted one stays until other numbers are held, or until it is decided and
 * its numbers are held again or the player sends it again. A draft for another game is dropped, because its money was for that game.
 */
export function draftFor(
  stored: Draft | undefined,
  { gameId, held, again, isDecided }: Now,
  newKey: () => string,
): Draft {
  if (stored?.gameId !== gameId) return emptyDraft(newKey(), gameId, held)
  const isSentAgain = stored.paymentId !== undefined && stored.paymentId === again && isDecided(stored.paymentId)
  if (held.length === 0) return isSentAgain ? nextTry(stored, stored.numbers, newKey) : stored
  const isSame = held.length === stored.numbers.length && held.every((number) => stored.numbers.includes(number))
  if (stored.paymentId === undefined) return isSame ? stored : { ...stored, numbers: held }
  if (isSame && !isDecided(stored.paymentId)) return stored
  return nextTry(stored, held, newKey)
}

function nextTry(
  { gameId, accountName, method, seen }: Draft,
  numbers: readonly number[],
  newKey: () => string,
): Draft {
  return { ...emptyDraft(newKey(), gameId, numbers), accountName, method, seen }
}
