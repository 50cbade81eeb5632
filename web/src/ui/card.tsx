import type { HTMLAttributes } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

type CardProps = HTMLAttributes<HTMLElement> & {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'nav' | 'ol'
  /** A gold frame: the one thing on the page that waits for the player. */
  readonly urgent?: boolean
  /** Without padding, for rows that reach the edges. */
  readonly flush?: boolean
}

export function Card({ as: Tag = 'div', urgent = false, flush = false, className, ...rest }: CardProps) {
  return (
    <Tag {...rest} className={classNames(styles.card, urgent && styles.urgent, flush && styles.flush, className)} />
  )
}

/** A sunk field inside a card. */
export function Well({ as: Tag = 'div', className, ...rest }: Omit<CardProps, 'urgent' | 'flush'>) {
  return <Tag {...rest} className={classNames(styles.well, className)} />
}
