import { fromWire, moneyParts } from '@edil/domain/money'
import type { ReactNode } from 'react'
import { type Translate, useText } from '../text/use-text.ts'
import { Ball } from './ball.tsx'
import { PLACES } from './places.ts'
import styles from './podium.module.css'
import { Winner } from './stage.tsx'
import { Money } from './type.tsx'

export type DrawnBall = {
  readonly number: number
  readonly prizeSantim: number
  readonly isSold: boolean
  readonly player: string | null
  readonly ticketNumber: string | null
}

type PodiumProps = {
  /** 1st, 2nd, 3rd. */
  readonly winners: readonly DrawnBall[]
  /** How many balls are shown, the 3rd prize first. The others show their prize. */
  readonly shown?: number
  /** On a wide screen the 1st is in the middle, above the others. */
  readonly stepped?: boolean
  /** Marks a drawn number as the viewer's own. */
  readonly mark?: ((number: number) => ReactNode) | undefined
}

export function Podium({ winners, shown = PLACES.length, stepped = false, mark }: PodiumProps) {
  const { t, language } = useText()
  return (
    <ol className={stepped ? styles.stepped : styles.podium}>
      {winners.map((ball, index) => {
        const isOut = PLACES.length - index <= shown
        const place = t(PLACES[index] ?? PLACES[2])
        return (
          <Winner
            key={place}
            first={index === 0 && isOut && ball.isSold}
            ball={
              <Ball empty={!isOut || !ball.isSold} rising={isOut && shown < PLACES.length}>
                {isOut ? ball.number : '?'}
              </Ball>
            }
            place={place}
            name={
              isOut ? (
                <>
                  <bdi>{winnerOf(ball, t)}</bdi> {mark?.(ball.number)}
                </>
              ) : (
                t('draw.stillInside')
              )
            }
            prize={
              isOut && !ball.isSold ? (
                t('draw.noWinner')
              ) : (
                <Money {...moneyParts(fromWire(ball.prizeSantim), language)} size={index === 0 ? 'xl' : 'lg'} />
              )
            }
          />
        )
      })}
    </ol>
  )
}

/** A winner who hides their name is shown by ticket number. */
export function winnerOf({ number, isSold, player, ticketNumber }: DrawnBall, t: Translate): string {
  return isSold ? (player ?? ticketNumber ?? '') : t('draw.nobody', { number })
}
