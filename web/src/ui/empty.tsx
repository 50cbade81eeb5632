import type { ReactNode } from 'react'
import styles from './empty.module.css'
import { Stitches, type StitchPicture } from './stitches.tsx'

type EmptyProps = {
  readonly picture?: StitchPicture
  readonly title: ReactNode
  readonly text?: ReactNode
  /** One way on, and only one. */
  readonly action?: ReactNode
}

export function Empty({ picture = 'empty', title, text, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Stitches picture={picture} />
      <h3>{title}</h3>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
