import type { CSSProperties } from 'react'
import styles from './progress.module.css'

type ProgressProps = {
  /** 0 to 1. */
  readonly share: number
  readonly label: string
}

/** A woven bar that grows with every number sold. */
export function WovenBar(props: ProgressProps) {
  return <Bar {...props} className={styles.woven} />
}

/** The progress of an upload. */
export function ProgressBar(props: ProgressProps) {
  return <Bar {...props} className={styles.plain} />
}

function Bar({ share, label, className }: ProgressProps & { readonly className: string | undefined }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      className={className}
      style={{ '--share': percent / 100 } as CSSProperties}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    />
  )
}
