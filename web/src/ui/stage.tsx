import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './stage.module.css'

/** The night of the draw: dark in both themes, and the only place where anything may shake, glow or rain. */
export function Stage({ framed = false, children }: { readonly framed?: boolean; readonly children: ReactNode }) {
  return (
    <section className={classNames(styles.stage, framed && styles.framed)} data-theme="dark">
      {children}
    </section>
  )
}

/** The number everyone is looking at: seconds to the beacon, or time to the closing of the board. */
export function StageCount({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.count} role="timer" aria-live="off">
      {children}
    </p>
  )
}

type WinnerProps = {
  readonly ball: ReactNode
  readonly place: ReactNode
  readonly name: ReactNode
  readonly prize: ReactNode
  /** 1st place is gold. */
  readonly first?: boolean
}

/** Bad news is shown as openly as a win: 'Nobody held 19', 'No winner'. */
export function Winner({ ball, place, name, prize, first = false }: WinnerProps) {
  return (
    <li className={classNames(styles.winner, first && styles.first)}>
      {ball}
      <div className={styles.who}>
        <p className={styles.quiet}>{place}</p>
        <p className={styles.name}>{name}</p>
      </div>
      <div className={styles.quiet}>{prize}</div>
    </li>
  )
}
