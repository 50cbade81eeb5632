import { fromWire, moneyParts } from '@edil/domain/money'
import type { ReactNode } from 'react'
import { useText } from '../text/use-text.ts'
import { Ball } from './ball.tsx'
import { classNames } from './class-names.ts'
import { type DrawnBall, winnerOf } from './drawn-ball.ts'
import { PLACES } from './places.ts'
import styles from './podium.module.css'
import { Money } from './type.tsx'

type PodiumProps = {
  /** 1st, 2nd, 3rd. */
  readonly winners: readonly DrawnBall[]
  /** How many balls are shown, the 3rd prize first. The others show their prize. */
  readonly shown: number
  /** Marks a drawn number as the viewer's own. */
  readonly mark?: ((number: number) => ReactNode) | undefined
}

/** Three steps: the 1st in the middle, above the others. */
export function Podium({ winners, shown, mark }: PodiumProps) {
  const { t, language } = useText()
  return (
    <ol className={styles.podium}>
      {winners.map((ball, index) => {
        const isOut = PLACES.length - index <= shown
        const place = t(PLACES[index] ?? PLACES[2])
        return (
          <li key={place} className={classNames(isOut && ball.isSold && styles.won)}>
            <Ball size="podium" empty={!isOut || !ball.isSold} rising={isOut}>
              {isOut ? ball.number : '?'}
            </Ball>
            <div>
              <p>{place}</p>
              <Money {...moneyParts(fromWire(ball.prizeSantim), language)} size="lg" />
              {isOut && (
                <p className={styles.name}>
                  <bdi>{winnerOf(ball, t)}</bdi> {mark?.(ball.number)}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
