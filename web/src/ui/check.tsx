import type { ReactNode } from 'react'
import styles from './check.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

/** `look`: cannot be checked automatically; the reviewer compares it with the screenshot. */
export type CheckVerdict = 'pass' | 'fail' | 'unread' | 'look'

const ICONS: Record<CheckVerdict, IconName> = { pass: 'check', fail: 'warning', unread: 'warning', look: 'eye' }

type CheckProps = {
  /** The same number as the mark on the screenshot. */
  readonly number: number
  readonly verdict: CheckVerdict
  readonly title: ReactNode
  readonly text: ReactNode
}

/** Pass is a circle, fail a square, `look` an eye, so that they differ without colour. Render it inside a list. */
export function Check({ number, verdict, title, text }: CheckProps) {
  return (
    <li className={classNames(styles.check, styles[verdict])}>
      <Icon name={ICONS[verdict]} />
      <p className={styles.title}>
        {number}
        {'\u2002'}
        {title}
      </p>
      <div className={styles.text}>{text}</div>
    </li>
  )
}
