import type { ReactNode } from 'react'
import styles from './check.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type CheckVerdict = 'pass' | 'fail' | 'unread'

type CheckProps = {
  /** The same number as the mark on the screenshot. */
  readonly number: number
  readonly verdict: CheckVerdict
  readonly title: ReactNode
  readonly text: ReactNode
}

/** Passing is a green circle, failing a red square: told apart without colours. Render it inside a list. */
export function Check({ number, verdict, title, text }: CheckProps) {
  return (
    <li className={classNames(styles.check, styles[verdict])}>
      <Icon name={verdict === 'pass' ? 'check' : 'warning'} />
      <p className={styles.title}>
        {number}
        {'\u2002'}
        {title}
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  )
}
