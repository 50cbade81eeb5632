import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './hold.module.css'
import { holdStage } from './hold-stage.ts'
import { VisuallyHidden } from './layout.tsx'

type HoldProps = {
  readonly secondsLeft: number
  readonly totalSeconds: number
  /** The words for this stage: 'Held for you', '3 minutes left to pay', 'Almost over'. */
  readonly label: ReactNode
  /** '14:32'. */
  readonly time: string
  /** Large digits at the end of a card. */
  readonly large?: boolean
}

/** Screen readers announce the label when it changes, every minute of the last three, and not every second. */
export function Hold({ secondsLeft, totalSeconds, label, time, large = false }: HoldProps) {
  const stage = holdStage(secondsLeft)
  return (
    <div className={classNames(styles.hold, styles[stage], large && styles.large)}>
      <span className={styles.line}>
        <span className={styles.label}>{label}</span>
        <b role="timer" aria-live="off">
          {time}
        </b>
      </span>
      <Thread left={totalSeconds > 0 ? secondsLeft / totalSeconds : 0} />
      <VisuallyHidden role="status">{stage === 'normal' ? null : label}</VisuallyHidden>
    </div>
  )
}

/** The remaining share of a time, 1 to 0, as a bar that gets shorter. */
export function Thread({ left }: { readonly left: number }) {
  const share = Math.min(1, Math.max(0, left))
  return <span className={styles.thread} style={{ '--left': share } as CSSProperties} aria-hidden="true" />
}
