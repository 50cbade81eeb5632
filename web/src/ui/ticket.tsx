import { BAND_GROUNDS } from '@edil/domain/weave'
import type { CSSProperties, ReactNode } from 'react'
import { Cloth } from './cloth.tsx'
import styles from './ticket.module.css'
import { Woven } from './woven.tsx'

export type BandGround = keyof typeof BAND_GROUNDS

type Fact = { readonly label: ReactNode; readonly value: ReactNode }

type TicketProps = {
  readonly ground: BandGround
  /** 32 hex digits. The two bands show the key: 16 diamonds above and 16 below. */
  readonly ticketKey: string
  readonly label: string
  readonly keyLabels: readonly [first: string, second: string]
  readonly title: ReactNode
  readonly numbers: readonly { readonly number: number; readonly won: boolean }[]
  /** Below the numbers: the draw at the start, the prize at the end. */
  readonly draw: Fact
  readonly prize: Fact
  /** Below the tear line. */
  readonly facts: readonly (Fact & { readonly id: string })[]
  readonly qr?: ReactNode
}

export function Ticket({ ground, ticketKey, label, keyLabels, title, numbers, draw, prize, facts, qr }: TicketProps) {
  const middle = ticketKey.length / 2
  return (
    <Cloth
      as="article"
      className={styles.ticket}
      aria-label={label}
      style={{ '--ground': BAND_GROUNDS[ground] } as CSSProperties}
      bands={[
        <Band key="above" hex={ticketKey.slice(0, middle)} label={keyLabels[0]} />,
        <Band key="below" hex={ticketKey.slice(middle)} label={keyLabels[1]} />,
      ]}
      title={title}
    >
      <div className={styles.numbers}>
        {numbers.map(({ number, won }) => (
          <b key={number} data-won={won || undefined} data-wide={number > 99 || undefined}>
            {number}
          </b>
        ))}
      </div>
      <div className={styles.draw}>
        <FactLine {...draw} />
        <FactLine {...prize} />
      </div>
      <div className={styles.tear} />
      <div className={styles.stub}>
        <dl>
          {facts.map(({ id, label: name, value }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {qr && <div className={styles.qr}>{qr}</div>}
      </div>
    </Cloth>
  )
}

function Band({ hex, label }: { readonly hex: string; readonly label: string }) {
  return (
    <div className={styles.band}>
      <Woven hex={hex} label={label} />
    </div>
  )
}

function FactLine({ label, value }: Fact) {
  return (
    <p>
      <span className={styles.label}>{label}</span>
      <b>{value}</b>
    </p>
  )
}
