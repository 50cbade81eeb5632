import type { ReactNode } from 'react'
import styles from './call.module.css'
import { Column, Wrap } from './layout.tsx'

type CallProps = {
  readonly title: ReactNode
  readonly children: ReactNode
  /** The second one has `look="text"`. */
  readonly actions: readonly [first: ReactNode, second: ReactNode]
}

/** The call to action at the end of a page. */
export function Call({ title, children, actions: [first, second] }: CallProps) {
  return (
    <section className={styles.call}>
      <Wrap className={styles.body}>
        <Column gap={2}>
          <h2>{title}</h2>
          {children}
        </Column>
        <div className={styles.ways}>
          {first}
          {second}
        </div>
      </Wrap>
    </section>
  )
}
