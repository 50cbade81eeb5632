import type { ReactNode } from 'react'
import styles from './dock.module.css'

type DockProps = {
  readonly label: string
  /** The selection and its remaining time. */
  readonly children: ReactNode
  /** Cancel and continue, continue last. */
  readonly actions: ReactNode
}

/** Fixed at the bottom of the screen while the page scrolls behind it. Render it outside `Wrap`: it is as wide as the page. */
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
