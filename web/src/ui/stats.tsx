import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './stats.module.css'

type Stat = { readonly id: string; readonly label: ReactNode; readonly value: ReactNode }

/** Figures in a grid: two columns on a phone, one row on a wide screen. */
export function Stats({
  stats,
  className,
}: {
  readonly stats: readonly Stat[]
  readonly className?: string | undefined
}) {
  return (
    <dl className={classNames(styles.stats, className)}>
      {stats.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type StatusCardProps = {
  readonly title: ReactNode
  readonly tag: ReactNode
  readonly figure: ReactNode
  readonly note: ReactNode
}

/** One game type at a glance. */
export function StatusCard({ title, tag, figure, note }: StatusCardProps) {
  return (
    <div className={styles.status}>
      <b>{title}</b>
      <span>{tag}</span>
      <p className={styles.figure}>{figure}</p>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
