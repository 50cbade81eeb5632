import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './message.module.css'

export type MessageTone = 'info' | 'good' | 'waiting' | 'bad'

const ICONS: Record<MessageTone, IconName> = { info: 'info', good: 'check', waiting: 'warning', bad: 'warning' }

type MessageProps = {
  readonly tone?: MessageTone
  readonly icon?: IconName
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** How screen readers announce it: `alert` at once, `status` at the next pause. */
  readonly role?: 'alert' | 'status'
}

export function Message({ tone = 'info', icon, title, children, action, role }: MessageProps) {
  return (
    <div className={classNames(styles.message, styles[tone])} role={role}>
      <Icon name={icon ?? ICONS[tone]} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={title ? styles.small : undefined}>{children}</div>}
        {action}
      </div>
    </div>
  )
}
