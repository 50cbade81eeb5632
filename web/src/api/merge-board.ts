import type { Board, MyNumber, MyNumbers, TakenNumbers } from '@edil/contract/boards'

export type Taken = Pick<TakenNumbers, 'player' | 'status'>

/** At the same version the later response wins: a hold runs out a moment before the board's version changes. */
export function newerMyNumbers(known: MyNumbers | undefined, received: MyNumbers): MyNumbers {
  if (!known || received.version > known.version) return received
  return received.version === known.version && received.now >= known.now ? received : known
}

/**
 * The board without numbers that the player has just released or lost, if the player's own numbers are newer than it.
 * Until the next version of the board, these would look taken by another player.
 */
export function withoutReleased(board: Board, before: MyNumbers | undefined, after: MyNumbers): Board {
  const owned = new Set(after.numbers.map(({ number }) => number))
  const released = new Set(before?.numbers.map(({ number }) => number).filter((number) => !owned.has(number)))
  if (after.version < board.version || released.size === 0) return board
  const taken = board.taken
    .map((group) => ({ ...group, numbers: group.numbers.filter((number) => !released.has(number)) }))
    .filter(({ numbers }) => numbers.length > 0)
  return { ...board, taken }
}

export function takenNumbers(board: Board): ReadonlyMap<number, Taken> {
  return new Map(board.taken.flatMap((group) => group.numbers.map((number) => [number, group] as const)))
}

/** The player's numbers, without those that a newer board shows free again. */
export function ownNumbersOn(board: Board, mine: MyNumbers): readonly MyNumber[] {
  if (mine.version >= board.version) return mine.numbers
  const taken = takenNumbers(board)
  return mine.numbers.filter(({ number }) => taken.has(number))
}

/**
 * Whether a newer board shows a change to the player's own numbers, by another device, a review or the end of a hold.
 * Refetching on every change would be one request per viewer and number sold. A namesake's number causes one for nothing.
 */
export function affectsMyNumbers(board: Board, mine: MyNumbers, name: string): boolean {
  if (mine.version >= board.version) return false
  const taken = takenNumbers(board)
  const own = new Set(mine.numbers.map(({ number }) => number))
  return (
    mine.numbers.some(({ number, status }) => taken.get(number)?.status !== status) ||
    board.taken.some(({ player, numbers }) => player === name && numbers.some((number) => !own.has(number)))
  )
}
