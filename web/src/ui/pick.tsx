import { classNames } from './class-names.ts'
import styles from './pick.module.css'

type PickProps = {
  readonly number: number
  /** Chosen before, not any more. */
  readonly lost?: boolean
  /** Drawn for a prize. */
  readonly won?: boolean
}

/** A chosen number outside the board: in the dock, on the payment page, in the queue. */
export function Pick({ number, lost = false, won = false }: PickProps) {
  return <span className={classNames(lost ? styles.lost : styles.pick, won && styles.won)}>{number}</span>
}
