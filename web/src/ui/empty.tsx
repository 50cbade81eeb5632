import type { ReactNode } from 'react'
import styles from './empty.module.css'
import { Stitches, type StitchPicture } from './stitches.tsx'

type EmptyProps = {
  readonly picture?: StitchPicture
  readonly title: ReactNode
  /** `h1` when it is the whole page. */
  readonly level?: 'h1' | 'h2' | 'h3'
  readonly text?: ReactNode
  /** At most one action. */
  readonly action?: ReactNode
}

export function Empty({ picture = 'empty', title, level: Heading = 'h3', text, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Stitches picture={picture} />
      <Heading>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
