import styles from './pick.module.css'

type PickProps = { readonly number: number /** Chosen before, not any more. */; readonly lost?: boolean }

/** A chosen number outside the board: in the dock, on the payment page, in the queue. */
export function Pick({ number, lost = false }: PickProps) {
  return <span className={lost ? styles.lost : styles.pick}>{number}</span>
}
