import { weave } from '@edil/domain/weave'
import { useMemo } from 'react'
import styles from './woven.module.css'

const OUTLINE = '#FFC629'
const FILLS = { cotton: '#FFFDF7', berbere: '#E4572E' } as const

type WovenProps = {
  readonly hex: string
  /** Cotton for tickets, berbere for fingerprints. */
  readonly thread?: keyof typeof FILLS
  /** Absent when the hex is printed beside it; then the picture is decoration. */
  readonly label?: string
}

export function Woven({ hex, thread = 'cotton', label }: WovenProps) {
  const { width, height, outline, fill } = useMemo(() => weave(hex), [hex])
  return (
    <svg
      className={styles.woven}
      viewBox={`0 0 ${width} ${height}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path fill={OUTLINE} d={outline} />
      <path fill={FILLS[thread]} d={fill} />
    </svg>
  )
}
