import { BAND_GROUNDS } from '@edil/domain/weave'
import type { CSSProperties, ReactNode } from 'react'
import { BrandBand } from './brand-band.tsx'
import { Cloth } from './cloth.tsx'
import { Diamond } from './icon.tsx'
import styles from './sample-ticket.module.css'
import type { BandGround } from './ticket.tsx'

type Fact = { readonly id: string; readonly label: ReactNode; readonly value: ReactNode }

type SampleTicketProps = {
  readonly ground: BandGround
  readonly label: string
  readonly title: ReactNode
  /** Empty until they are loaded: their space is reserved. */
  readonly facts: readonly Fact[]
}

/** Its boxes are empty and its bands spell EDIL, so that it cannot be mistaken for a real ticket. */
export function SampleTicket({ ground, label, title, facts }: SampleTicketProps) {
  return (
    <Cloth
      as="figure"
      className={styles.ticket}
      aria-label={label}
      style={{ '--ground': BAND_GROUNDS[ground] } as CSSProperties}
      bands={[<BrandBand key="above" large />, <BrandBand key="below" large />]}
      title={title}
    >
      <div className={styles.numbers} aria-hidden="true">
        <Diamond hollow />
        <Diamond hollow />
        <Diamond hollow />
      </div>
      <div className={styles.facts}>
        {facts.map(({ id, label: name, value }) => (
          <p key={id}>
            <span>{name}</span>
            <b>{value}</b>
          </p>
        ))}
      </div>
    </Cloth>
  )
}
