import type { Board, MyNumber, MyNumbers, TakenNumbers } from '@edil/contract/boards'

export type Taken = Pick<TakenNumbers, 'player' | 'status'>

/** At the same version the later look counts: a hold runs out without a change of the board, which hears of it a moment later. */
export function newerMyNumbers(known: MyNumbers | undefined, heard: MyNumbers): MyNumbers {
  if (!known || heard.version > known.version) return heard
  return heard.version === known.version && heard.now >= known.now ? heard : known
}

/**
 * The board without what its reader has just given back or lost, when their own numbers are newer than it: until the board
 * says so itself, they would look taken by somebody else.
 */
export function withoutReleased(board: Board, before: MyNumbers | undefined, after: MyNumbers): Board {
  const kept = new Set(after.numbers.map(({ number }) => number))
  const released = new Set(before?.numbers.map(({ number }) => number).filter((number) => !kept.has(number)))
  if (after.version < board.version || released.size === 0) return board
  const taken = board.taken
    .map((group) => ({ ...group, numbers: group.numbers.filter((number) => !released.has(number)) }))
    .filter(({ numbers }) => numbers.length > 0)
  return { ...board, taken }
}

export function takenNumbers(board: Board): ReadonlyMap<number, Taken> {
  return new Map(board.taken.flatMap((group) => group.numbers.map((number) => [number, group] as const)))
}

/** The reader's numbers as far as both answers agree: a newer board that has one of them free again is right. */
export function ownNumbersOn(board: Board, mine: MyNumbers): readonly MyNumber[] {
  if (mine.version >= board.version) return mine.numbers
  const taken = takenNumbers(board)
  return mine.numbers.filter(({ number }) => taken.has(number))
}

/**
 * Whether a newer board tells of a change to the reader's own numbers, made on another device, by a review or by the clock.
 * Asking on every change would be one question per viewer and number sold.
 */
export function affectsMyNumbers(board: Board, mine: MyNumbers, username: string | null): boolean {
  if (mine.version >= board.version) return false
  const taken = takenNumbers(board)
  const own = new Set(mine.numbers.map(({ number }) => number))
  return (
    mine.numbers.some(({ number, status }) => taken.get(number)?.status !== status) ||
    board.taken.some(
      ({ player, numbers }) => player !== null && player === username && numbers.some((number) => !own.has(number)),
    )
  )
}
