import type { ButtonHTMLAttributes, CSSProperties } from 'react'
import type { CellState } from './cell-state.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './number-cell.module.css'

const SIGNS: Partial<Record<CellState, IconName>> = {
  held: 'clock',
  mine: 'check',
  waiting: 'hourglass',
  pending: 'hourglass',
}

/** Another player's number: it can get the focus, and pressing it does nothing. */
export function isTaken(state: CellState): boolean {
  return state === 'pending' || state === 'sold'
}

type NumberCellProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly number: number
  readonly state: CellState
  /** The whole sentence, such as '42, held for you'. */
  readonly label: string
  /** How much of the hold is left, 1 to 0; drains the bar. */
  readonly left?: number | undefined
}

export function NumberCell({ number, state, label, left = 1, onClick, ...rest }: NumberCellProps) {
  const sign = SIGNS[state]
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.cell, styles[state], number > 99 && styles.long)}
      style={state === 'held' ? ({ '--left': left } as CSSProperties) : undefined}
      aria-label={label}
      aria-pressed={state === 'held' || state === 'mine' || state === 'waiting'}
      aria-disabled={isTaken(state) || undefined}
      aria-busy={state === 'trying' || undefined}
      onClick={isTaken(state) ? undefined : onClick}
    >
      {number}
      {sign && <Icon name={sign} />}
    </button>
  )
}

/** A number whose state is not loaded yet. */
export function ComingCell({ number }: { readonly number: number }) {
  return <span className={classNames(styles.cell, styles.coming, number > 99 && styles.long)}>{number}</span>
}

/** An example of a state, for the legend above the board. */
export function CellSample({ state, label }: { readonly state: CellState; readonly label: string }) {
  const sign = SIGNS[state]
  return (
    <span className={styles.entry}>
      <span className={classNames(styles.cell, styles[state], styles.sample)}>{sign && <Icon name={sign} />}</span>
      {label}
    </span>
  )
}
