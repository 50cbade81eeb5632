import type { Board, MyNumber } from '@edil/contract/boards'
import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import { takenNumbers } from '../../api/merge-board.ts'
import type { MessageId } from '../../text/use-text.ts'
import type { CellState } from '../../ui/cell-state.ts'

export type NumberState = {
  readonly number: number
  readonly state: CellState
  /** For screen readers. */
  readonly label: MessageId
  readonly heldUntil: string | null
}

const OWN = { held: 'held', pending: 'waiting', approved: 'mine' } as const
/** Another player's hold looks sold; only its label says that it is a hold. */
const OTHERS = { held: 'sold', pending: 'pending', approved: 'sold' } as const

/** All hundred numbers as this player sees them. */
export function boardCells(board: Board, own: readonly MyNumber[], trying: ReadonlySet<number>): NumberState[] {
  const taken = takenNumbers(board)
  const mine = new Map(own.map((pick) => [pick.number, pick]))
  return Array.from({ length: NUMBERS_PER_GAME }, (_, index) => {
    const number = index + 1
    const pick = mine.get(number)
    const other = taken.get(number)
    const heldUntil = pick?.heldUntil ?? null
    if (trying.has(number)) return { number, state: 'trying', label: 'board.cell.trying', heldUntil }
    if (pick) return { number, state: OWN[pick.status], label: `board.cell.${OWN[pick.status]}`, heldUntil }
    if (!other) return { number, state: 'free', label: 'board.cell.free', heldUntil }
    const label = other.status === 'held' ? 'board.cell.heldByOther' : (`board.cell.${OTHERS[other.status]}` as const)
    return { number, state: OTHERS[other.status], label, heldUntil }
  })
}

/** How many numbers are taken, the player's newest included. */
export function countTaken(board: Board, own: readonly MyNumber[]): number {
  return new Set([...takenNumbers(board).keys(), ...own.map(({ number }) => number)]).size
}
