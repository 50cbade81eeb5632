import type { HTMLAttributes } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

type CardProps = HTMLAttributes<HTMLElement> & {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'nav' | 'ol'
  /** A gold frame, for the one card on the page that needs an action. */
  readonly urgent?: boolean
  /** Without padding, for rows that reach the edges. */
  readonly flush?: boolean
}

export function Card({ as: Tag = 'div', urgent = false, flush = false, className, ...rest }: CardProps) {
  return (
    <Tag {...rest} className={classNames(styles.card, urgent && styles.urgent, flush && styles.flush, className)} />
  )
}

/** A sunken area inside a card. */
export function Well({ as: Tag = 'div', className, ...rest }: Omit<CardProps, 'urgent' | 'flush'>) {
  return <Tag {...rest} className={classNames(styles.well, className)} />
}
