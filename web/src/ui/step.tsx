import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './step.module.css'

type StepProps = {
  readonly number: number
  readonly done?: boolean
  readonly title: ReactNode
  readonly level?: 'h2' | 'h3'
  readonly text?: ReactNode
  /** Starts at the page's edge on a phone, under the text on a desk. */
  readonly children?: ReactNode
}

/** For a list of steps: render it inside an `<ol>`. */
export function Step({ number, done = false, title, level: Heading = 'h3', text, children }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={classNames(styles.number, done && styles.done)}>{done ? <Icon name="check" /> : number}</span>
      <Heading>{title}</Heading>
      {text && <div className={styles.text}>{text}</div>}
      {children && <div className={styles.more}>{children}</div>}
    </li>
  )
}
