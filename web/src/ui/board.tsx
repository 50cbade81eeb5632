import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import styles from './board.module.css'
import { isBoardKey, moveOnBoard } from './board-movement.ts'
import { type CellState, NumberCell } from './number-cell.tsx'

export type BoardCell = {
  readonly number: number
  readonly state: CellState
  readonly label: string
  readonly left?: number
}

type BoardProps = {
  readonly label: string
  readonly cells: readonly BoardCell[]
  readonly onPick: (number: number) => void
}

/** One stop for the Tab key; arrows move inside. Five columns under the thumb, ten on a desk. */
export function Board({ label, cells, onPick }: BoardProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  const move = (event: KeyboardEvent) => {
    if (!grid.current || !isBoardKey(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const target = moveOnBoard(current, event.key, columnsOf(grid.current), cells.length)
    setCurrent(target)
    focusCell(grid.current, target)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is a board
    <div className={styles.frame} role="group" aria-label={label} onKeyDown={move}>
      <div ref={grid} className={styles.board}>
        {cells.map((cell, index) => (
          <NumberCell
            key={cell.number}
            {...cell}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={() => onPick(cell.number)}
          />
        ))}
      </div>
    </div>
  )
}

/** Asked of the style sheet, which decides it by the width of the page. */
function columnsOf(grid: HTMLElement): number {
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length
}

/** For 'Go to number' as well: brings the cell into view and gives it the focus. */
export function focusCell(grid: HTMLElement, index: number): void {
  const cell = grid.children[index]
  if (cell instanceof HTMLElement) cell.focus()
}

export function BoardKey({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend of pictures, not a set of form fields
    <div className={styles.key} role="group" aria-label={label}>
      {children}
    </div>
  )
}
