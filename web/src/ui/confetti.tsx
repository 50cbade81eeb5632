import type { CSSProperties } from 'react'
import styles from './confetti.module.css'

const COLOURS = ['#FFC629', '#FFFDF7', '#E4572E', '#2FAE76', '#4C93D6'] as const
const PIECES = Array.from({ length: 30 }, (_, piece) => piece)

/** Runs once for three seconds. The positions look random and are the same every time. */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {PIECES.map((piece) => (
        <i
          key={piece}
          style={
            {
              '--x': `${(piece * 37) % 100}%`,
              '--wait': `${((piece * 53) % 30) / 20}s`,
              '--drift': `${((piece * 29) % 80) - 40}px`,
              '--colour': COLOURS[piece % COLOURS.length],
            } as CSSProperties
          }
        />
      ))}
    </div>
  )
}
