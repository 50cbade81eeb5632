import type { CSSProperties, ReactNode } from 'react'
import styles from './ball.module.css'
import { rimOf } from './ball-rim.ts'
import { classNames } from './class-names.ts'

type BallProps = {
  /** A drawn number, or '?' while it is still in the jar. */
  readonly children: ReactNode
  readonly size?: 'small' | 'medium' | 'normal' | 'large' | 'podium' | 'stage'
  /** Not drawn yet, or without a winner: an empty ring. */
  readonly empty?: boolean
  /** Animates the ball out of the jar. */
  readonly rising?: boolean
}

export function Ball({ children, size = 'normal', empty = false, rising = false }: BallProps) {
  const rim = typeof children === 'number' ? rimOf(children) : undefined
  return (
    <span
      className={classNames(
        styles.ball,
        styles[size],
        Number(children) > 99 && styles.long,
        empty && styles.empty,
        rising && styles.rising,
      )}
      style={rim ? ({ '--rim': rim } as CSSProperties) : undefined}
    >
      {children}
    </span>
  )
}
