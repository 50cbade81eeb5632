import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './stage.module.css'

type StageProps = HTMLAttributes<HTMLElement> & { readonly framed?: boolean }

/** The night of the draw: dark in both themes, and the only place where anything may shake, glow or rain. */
export function Stage({ framed = false, children, ...rest }: StageProps) {
  return (
    <section {...rest} className={classNames(styles.stage, framed && styles.framed)} data-theme="dark">
      {children}
    </section>
  )
}

type StageHalvesProps = {
  /** Above the rest on a phone, beside it on a desk. */ readonly jar?: ReactNode
  readonly children: ReactNode
}

/** What is on the stage. Without a jar it stands in the middle. */
export function StageHalves({ jar, children }: StageHalvesProps) {
  if (!jar) return <div className={styles.middle}>{children}</div>
  return (
    <div className={styles.halves}>
      {jar}
      <div>{children}</div>
    </div>
  )
}

/** The number everyone is looking at: seconds to the beacon, or, smaller, hours and minutes to the closing of the board. */
export function StageCount({ long = false, children }: { readonly long?: boolean; readonly children: ReactNode }) {
  return (
    <p className={classNames(styles.count, long && styles.long)} role="timer" aria-live="off">
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
      <div className={styles.prize}>{prize}</div>
    </li>
  )
}
