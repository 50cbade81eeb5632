import type { ReactNode } from 'react'
import styles from './winner-list.module.css'

/** A list of `WinnerRow`s: one column on a phone, two on a wide screen. */
export function WinnerList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

type WinnerRowProps = {
  readonly ball: ReactNode
  readonly name: ReactNode
  /** Which game, prize and day. */
  readonly what: ReactNode
  readonly prize: ReactNode
  /** Whether the prize is paid. */
  readonly tag: ReactNode
}

export function WinnerRow({ ball, name, what, prize, tag }: WinnerRowProps) {
  return (
    <li className={styles.winner}>
      {ball}
      <div className={styles.facts}>
        <div className={styles.line}>
          <p className={styles.name}>{name}</p>
          {prize}
        </div>
        <div className={styles.line}>
          <p className={styles.what}>{what}</p>
          {tag}
        </div>
      </div>
    </li>
  )
}
