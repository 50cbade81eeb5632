import type { Board, MyNumber } from '@edil/contract/boards'
import { NUMBER_STATUSES, type NumberStatus } from '@edil/domain/boards'

export type TakenRow = {
  readonly numbers: readonly number[]
  /** `null` for a player who hides their name and has no ticket yet. */
  readonly player: string | null
  readonly status: NumberStatus
  readonly isMine: boolean
}

/** Numbers by player: the player's own first, then the others, by lowest number. */
export function takenRows(board: Board, own: readonly MyNumber[], name: string): TakenRow[] {
  const mine = new Set(own.map(({ number }) => number))
  const ownRows = NUMBER_STATUSES.map((status) => ({
    numbers: own.filter((pick) => pick.status === status).map(({ number }) => number),
    player: name,
    status,
    isMine: true,
  }))
  const others = board.taken.map((group) => ({
    ...group,
    numbers: group.numbers.filter((number) => !mine.has(number)),
    isMine: false,
  }))
  return [...ownRows, ...others].filter(({ numbers }) => numbers.length > 0)
}
