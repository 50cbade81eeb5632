import type { ReactNode } from 'react'
import styles from './dock.module.css'

type DockProps = {
  readonly label: string
  /** What is chosen, and for how long. */
  readonly children: ReactNode
  /** The way back and the way on, the way on last. */
  readonly actions: ReactNode
}

/** The bottom of the screen, under the thumb, while the page scrolls behind it. Stands outside `Wrap`: it is as wide as the page. */
export function Dock({ label, children, actions }: DockProps) {
  return (
    <section className={styles.dock} aria-label={label} data-dock>
      <div className={styles.inside}>
        <div className={styles.state}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  )
}
