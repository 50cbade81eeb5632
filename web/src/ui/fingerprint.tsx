import styles from './fingerprint.module.css'
import { Woven } from './woven.tsx'

const WOVEN_DIGITS = 16

type FingerprintProps = {
  readonly hex: string
  readonly label: string /** The whole value under the band. */
  readonly whole?: boolean
}

/** A hash as a woven band of its first 16 digits, always with the hex below it, which is what people compare. */
export function Fingerprint({ hex, label, whole = false }: FingerprintProps) {
  const shown = hex.slice(0, WOVEN_DIGITS)
  return (
    <div className={styles.fingerprint}>
      <div className={styles.band}>
        <Woven hex={shown} thread="berbere" label={label} />
      </div>
      <p className={styles.hex}>{whole || hex.length <= WOVEN_DIGITS ? hex : `${shown}…`}</p>
    </div>
  )
}
