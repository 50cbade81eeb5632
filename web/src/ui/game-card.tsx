import type { ReactNode } from 'react'
import styles from './game-card.module.css'
import { Icon } from './icon.tsx'
import { WovenBar } from './progress.tsx'

type Named = { readonly label: ReactNode; readonly value: ReactNode }

type GameCardProps = {
  readonly title: ReactNode
  readonly level?: 'h2' | 'h3'
  readonly when: ReactNode
  readonly tag: ReactNode
  /** 1st, 2nd, 3rd: the first is the biggest thing on the card. */
  readonly prizes: readonly [first: Named, second: Named, third: Named]
  readonly taken: ReactNode
  readonly takenShare: number
  readonly takenLabel: string
  readonly timeLeft?: ReactNode
  readonly fee: Named
  readonly action: ReactNode
}

export function GameCard({
  title,
  level: Heading = 'h3',
  when,
  tag,
  prizes,
  taken,
  takenShare,
  takenLabel,
  timeLeft,
  fee,
  action,
}: GameCardProps) {
  const [first, second, third] = prizes
  return (
    <article className={styles.card}>
      <div className={styles.halves}>
        <div>
          <div className={styles.head}>
            <Heading>{title}</Heading>
            {tag}
          </div>
          <p className={styles.when}>{when}</p>
          <p className={styles.first}>
            <span>{first.label}</span>
            <b>{first.value}</b>
          </p>
          <dl className={styles.others}>
            {[second, third].map(({ label, value }, index) => (
              <div key={index === 0 ? 'second' : 'third'}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.entry}>
          <div className={styles.state}>
            <span>{taken}</span>
            {timeLeft && (
              <b>
                <Icon name="clock" />
                {timeLeft}
              </b>
            )}
          </div>
          <WovenBar share={takenShare} label={takenLabel} />
          <div className={styles.buy}>
            <p>
              <span className={styles.fee}>{fee.value}</span>
              <small>{fee.label}</small>
            </p>
            {action}
          </div>
        </div>
      </div>
    </article>
  )
}
