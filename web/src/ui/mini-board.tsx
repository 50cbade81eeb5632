import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import { classNames } from './class-names.ts'
import styles from './mini-board.module.css'

const NUMBERS = Array.from({ length: NUMBERS_PER_GAME }, (_, index) => index + 1)

type MiniBoardProps = {
  /** Names the paid numbers, for screen readers. */
  readonly label: string
  readonly paid: readonly number[]
  /** Paid numbers of the reader. */
  readonly mine: readonly number[]
}

/** All numbers of a game, to look at: paid ones are black and bold, the reader's are round. */
export function MiniBoard({ label, paid, mine }: MiniBoardProps) {
  const isPaid = new Set(paid)
  const isMine = new Set(mine)
  return (
    <div className={styles.board} role="img" aria-label={label}>
      {NUMBERS.map((number) => (
        <span key={number} className={cellClass(isPaid.has(number), isMine.has(number))}>
          {number}
        </span>
      ))}
    </div>
  )
}

type MiniBoardKeyProps = {
  readonly paid: string
  readonly free: string
  /** Absent for visitors. */
  readonly mine?: string | undefined
}

/** What the cells mean. */
export function MiniBoardKey({ paid, free, mine }: MiniBoardKeyProps) {
  return (
    <ul className={styles.key}>
      <li>
        <span className={cellClass(true, false)} />
        {paid}
      </li>
      <li>
        <span className={cellClass(false, false)} />
        {free}
      </li>
      {mine && (
        <li>
          <span className={cellClass(true, true)} />
          {mine}
        </li>
      )}
    </ul>
  )
}

function cellClass(isPaid: boolean, isMine: boolean): string {
  return classNames(styles.cell, isPaid && styles.paid, isMine && styles.mine)
}
