import type { Screenshot } from '../../api/uploads.ts'

/** What is typed and sent already, kept while the tab lives: a phone may throw the page away while its owner pays. */
export type Draft = {
  /** The same for every attempt at this payment, so that it is made once. */
  readonly key: string
  readonly gameId: string
  /** What was held when it was last known: after the hold has run out it says what was paid for. */
  readonly numbers: readonly number[]
  readonly accountName: string
  readonly reference: string
  readonly method: string | undefined
  readonly fileName: string
  /** The picture itself as a data address, unless it is too large to be kept. */
  readonly picture: string | undefined
  readonly uploadId: string | undefined
  readonly screenshot: Screenshot | undefined
  /** Once it is submitted. */
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
    fileName: '',
    picture: undefined,
    uploadId: undefined,
    screenshot: undefined,
    paymentId: undefined,
  }
}

/** What was kept for payments of this person; `undefined` when it is not there, or not whole. */
export function readDraft(kept: string | null): Draft | undefined {
  try {
    const draft: Partial<Draft> | null = JSON.parse(kept ?? 'null')
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
  /** Whether what was submitted has been answered. */
  readonly isDecided: (paymentId: string) => boolean
}

/**
 * Which draft the page goes on with. One that was submitted stays until other numbers are held, or until it is decided and
 * its numbers are held again; one for another game is over, because its money would be for that game.
 */
export function draftFor(kept: Draft | undefined, { gameId, held, isDecided }: Now, newKey: () => string): Draft {
  if (kept?.gameId !== gameId) return emptyDraft(newKey(), gameId, held)
  if (held.length === 0) return kept
  const isSame = held.length === kept.numbers.length && held.every((number) => kept.numbers.includes(number))
  if (kept.paymentId === undefined) return isSame ? kept : { ...kept, numbers: held }
  if (isSame && !isDecided(kept.paymentId)) return kept
  return { ...emptyDraft(newKey(), gameId, held), accountName: kept.accountName, method: kept.method }
}
