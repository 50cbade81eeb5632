import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Diamond, Icon, type IconName } from './icon.tsx'
import styles from './tag.module.css'

export type TagTone = 'plain' | 'active' | 'waiting' | 'completed' | 'bad' | 'luck' | 'live'

type TagProps = {
  readonly tone?: TagTone
  /** Replaces the tone's own sign; `null` for none. */
  readonly icon?: IconName | null
  readonly children: ReactNode
}

/** The sign (hollow, full, check, triangle) shows the state without colour. */
export function Tag({ tone = 'plain', icon, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon ? <Icon name={icon} /> : icon === undefined && <Sign tone={tone} />}
      {children}
    </span>
  )
}

function Sign({ tone }: { readonly tone: TagTone }) {
  if (tone === 'plain') return null
  if (tone === 'completed') return <Icon name="check" />
  if (tone === 'bad') return <Icon name="warning" />
  return <Diamond hollow={tone === 'waiting'} className={tone === 'live' ? styles.pulsing : undefined} />
}

/** A count beside a tab or a link. */
export function Count({ children }: { readonly children: ReactNode }) {
  return <span className={styles.count}>{children}</span>
}
