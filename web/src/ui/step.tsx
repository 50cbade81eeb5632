import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './step.module.css'

/** Three steps: below each other on a phone, beside each other on a wide screen. */
export function Steps({ children }: { readonly children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>
}

type StepProps = {
  readonly number: number
  readonly done?: boolean
  /** Marks the step as failed. */
  readonly failed?: boolean
  readonly title: ReactNode
  readonly level?: 'h2' | 'h3'
  readonly text?: ReactNode
  readonly className?: string | undefined
  /** Starts at the page's edge on a phone, below the text on a wide screen. */
  readonly children?: ReactNode
}

/** For a list of steps: render it inside `Steps` or another `<ol>`. */
export function Step({
  number,
  done = false,
  failed = false,
  title,
  level: Heading = 'h3',
  text,
  className,
  children,
}: StepProps) {
  return (
    <li className={classNames(styles.step, className)}>
      <span className={classNames(styles.number, done && styles.done, failed && styles.failed)}>
        {done ? <Icon name="check" /> : failed ? <Icon name="close" /> : number}
      </span>
      <Heading>{title}</Heading>
      {text && <div className={styles.text}>{text}</div>}
      {children && <div className={styles.more}>{children}</div>}
    </li>
  )
}
