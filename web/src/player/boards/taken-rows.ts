import type { Board, MyNumber } from '@edil/contract/boards'
import { NUMBER_STATUSES, type NumberStatus } from '@edil/domain/boards'

export type TakenRow = {
  readonly numbers: readonly number[]
  /** `null` for somebody who wants no name shown. */
  readonly player: string | null
  readonly status: NumberStatus
  readonly isMine: boolean
}

/** Who has what: the reader's own first, then the others as the board has them, the lowest number first. */
export function takenRows(board: Board, own: readonly MyNumber[], username: string | null): TakenRow[] {
  const mine = new Set(own.map(({ number }) => number))
  const ownRows = NUMBER_STATUSES.map((status) => ({
    numbers: own.filter((pick) => pick.status === status).map(({ number }) => number),
    player: username,
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
