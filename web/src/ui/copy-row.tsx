import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './copy-row.module.css'

type CopyRowProps = {
  readonly label: ReactNode
  /** As people read it: '1,000 ETB', '0900 123 456'. */
  readonly shown: ReactNode
  /** As a transfer form takes it: '1000', '0900123456'. */
  readonly raw: string
  readonly copyLabel: string
  /** Larger than other rows, for the amount. */
  readonly large?: boolean
  readonly onCopied: (raw: string) => void
}

export function CopyRow({ label, shown, raw, copyLabel, large = false, onCopied }: CopyRowProps) {
  const copy = () => {
    // Browsers refuse it without a user gesture or over plain HTTP. The value is still visible.
    navigator.clipboard?.writeText(raw).then(
      () => onCopied(raw),
      () => undefined,
    )
  }
  return (
    <div className={styles.row}>
      <div className={styles.body}>
        <p className={styles.label}>{label}</p>
        <p className={large ? styles.large : styles.shown}>{shown}</p>
      </div>
      <Button look="line" size="small" icon="copy" onClick={copy}>
        {copyLabel}
      </Button>
    </div>
  )
}
