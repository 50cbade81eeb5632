import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Column } from './layout.tsx'
import styles from './stage.module.css'

type StageProps = HTMLAttributes<HTMLElement> & {
  readonly framed?: boolean
  /** Fills the window, for a video stream. */
  readonly streamed?: boolean
}

/** The stage of a draw: dark in both themes, and the only place with animations that shake, glow or rain. */
export function Stage({ framed = false, streamed = false, children, ...rest }: StageProps) {
  return (
    <section
      {...rest}
      className={classNames(styles.stage, framed && styles.framed, streamed && styles.streamed)}
      data-theme="dark"
    >
      {children}
    </section>
  )
}

type StageHalvesProps = {
  /** Above the rest on a phone, beside it on a wide screen. */ readonly jar?: ReactNode
  readonly children: ReactNode
}

/** The content of the stage, centred when there is no jar. */
export function StageHalves({ jar, children }: StageHalvesProps) {
  if (!jar) return <div className={styles.middle}>{children}</div>
  return (
    <div className={styles.halves}>
      {jar}
      <Column>{children}</Column>
    </div>
  )
}

/** The large countdown: seconds to the beacon or, smaller, hours and minutes to the closing of the board. */
export function StageCount({ long = false, children }: { readonly long?: boolean; readonly children: ReactNode }) {
  return (
    <p className={classNames(styles.count, long && styles.long)} role="timer" aria-live="off">
      {children}
    </p>
  )
}

type WinnerProps = {
  readonly ball: ReactNode
  readonly place: ReactNode
  readonly name: ReactNode
  readonly prize: ReactNode
  /** 1st place is gold. */
  readonly first?: boolean
}

/** Also shows a number without a winner, as prominently as a win. */
export function Winner({ ball, place, name, prize, first = false }: WinnerProps) {
  return (
    <li className={classNames(styles.winner, first && styles.first)}>
      {ball}
      <div className={styles.who}>
        <p className={styles.quiet}>{place}</p>
        <p className={styles.name}>{name}</p>
      </div>
      <div className={styles.prize}>{prize}</div>
    </li>
  )
}
