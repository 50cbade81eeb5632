import { BAND_GROUNDS } from '@edil/domain/weave'
import type { ReactNode } from 'react'
import styles from './small-ticket.module.css'
import type { BandGround } from './ticket.tsx'
import { Woven } from './woven.tsx'

type SmallTicketProps = {
  readonly ground: BandGround
  /** The whole key in one band. */
  readonly ticketKey: string
  readonly title: ReactNode
  readonly tag: ReactNode
  readonly numbers: readonly number[]
  readonly details: ReactNode
  readonly actions?: ReactNode
}

/** A ticket in a list. */
export function SmallTicket({ ground, ticketKey, title, tag, numbers, details, actions }: SmallTicketProps) {
  return (
    <article className={styles.ticket}>
      <div style={{ background: BAND_GROUNDS[ground] }}>
        <Woven hex={ticketKey} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <b>{title}</b>
          {tag}
        </div>
        <p className={styles.numbers}>{numbers.join('\u2002')}</p>
        <div className={styles.details}>{details}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  )
}
