import type { AnchorHTMLAttributes, ReactNode } from 'react'
import styles from './queue.module.css'

type QueueRowProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly name: ReactNode
  readonly amount: ReactNode
  readonly when: ReactNode
  readonly verdict: ReactNode
  readonly current?: boolean
}

/** A payment in the review queue, with the verdict of the automatic checks. */
export function QueueRow({ name, amount, when, verdict, current = false, ...rest }: QueueRowProps) {
  return (
    <a {...rest} className={styles.row} aria-current={current || undefined}>
      <span className={styles.line}>
        <b className={styles.name}>{name}</b>
        <b className={styles.end}>{amount}</b>
      </span>
      <span className={styles.line}>
        <span className={styles.when}>{when}</span>
        {verdict}
      </span>
    </a>
  )
}
