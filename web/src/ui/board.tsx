import { type KeyboardEvent, memo, type ReactNode, type RefObject, useRef, useState } from 'react'
import styles from './board.module.css'
import { isBoardKey, moveOnBoard } from './board-movement.ts'
import type { CellState } from './cell-state.ts'
import { ComingCell, NumberCell } from './number-cell.tsx'

export type BoardCell = {
  readonly number: number
  readonly state: CellState
  readonly label: string
  readonly left?: number
}

type BoardProps = {
  readonly label: string
  readonly cells: readonly BoardCell[]
  /** Keep it stable (`useCallback`): then a ticking hold re-renders its own cells and not all hundred. */
  readonly onPick: (number: number) => void
  /** For `goToCell`. */
  readonly gridRef?: RefObject<HTMLDivElement | null>
}

/** One stop for the Tab key; arrow keys move inside. Five columns on a phone, ten on a wide screen. */
export function Board({ label, cells, onPick, gridRef }: BoardProps) {
  const ownRef = useRef<HTMLDivElement>(null)
  const grid = gridRef ?? ownRef
  const [current, setCurrent] = useState(0)

  const move = (event: KeyboardEvent) => {
    if (!grid.current || !isBoardKey(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    cellAt(grid.current, moveOnBoard(current, event.key, columnsOf(grid.current), cells.length))?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is a board
    <div className={styles.frame} role="group" aria-label={label} onKeyDown={move}>
      <div ref={grid} className={styles.board}>
        {cells.map((cell, index) => (
          <Cell
            key={cell.number}
            {...cell}
            index={index}
            isTabStop={index === current}
            onPick={onPick}
            onReach={setCurrent}
          />
        ))}
      </div>
    </div>
  )
}

type CellProps = BoardCell & {
  readonly index: number
  readonly isTabStop: boolean
  readonly onPick: (number: number) => void
  readonly onReach: (index: number) => void
}

const Cell = memo(function Cell({ index, isTabStop, onPick, onReach, ...cell }: CellProps) {
  return (
    <NumberCell
      {...cell}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onReach(index)}
      onClick={() => onPick(cell.number)}
    />
  )
})

/** The style sheet chooses the number of columns by the width of the board. */
function columnsOf(grid: HTMLElement): number {
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length
}

function cellAt(grid: HTMLElement, index: number): HTMLElement | undefined {
  const cell = grid.children[index]
  return cell instanceof HTMLElement ? cell : undefined
}

/** 'Go to number': scrolls to the middle of the screen, where neither header nor dock covers the cell. */
export function goToCell(grid: HTMLElement, index: number): void {
  showCell(grid, index)
  cellAt(grid, index)?.focus({ preventScroll: true })
}

/** The same without moving the focus, for a player who is still typing. */
export function showCell(grid: HTMLElement, index: number): void {
  cellAt(grid, index)?.scrollIntoView({ block: 'center' })
}

/** The board before its states are loaded: every number in its place, so that the layout does not shift. */
export function ComingBoard({ count }: { readonly count: number }) {
  return (
    <div className={styles.frame}>
      <div className={styles.board}>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <ComingCell key={number} number={number} />
        ))}
      </div>
    </div>
  )
}

export function BoardKey({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend of pictures, not a set of form fields
    <div className={styles.key} role="group" aria-label={label}>
      {children}
    </div>
  )
}
