import { fromWire, moneyParts } from '@edil/domain/money'
import { useText } from '../text/use-text.ts'
import { Ball } from './ball.tsx'
import { type DrawnBall, winnerOf } from './drawn-ball.ts'
import { Column } from './layout.tsx'
import { PLACES } from './places.ts'
import { Winner } from './stage.tsx'
import { Money } from './type.tsx'

/** The winners of a draw, 1st, 2nd, 3rd. Shows a number without a winner as prominently as a win. */
export function DrawnWinners({ winners }: { readonly winners: readonly DrawnBall[] }) {
  const { t, language } = useText()
  return (
    <Column as="ol" gap={2}>
      {winners.map((ball, index) => (
        <Winner
          key={ball.number}
          first={index === 0 && ball.isSold}
          ball={<Ball empty={!ball.isSold}>{ball.number}</Ball>}
          place={t(PLACES[index] ?? PLACES[2])}
          name={<bdi>{winnerOf(ball, t)}</bdi>}
          prize={
            ball.isSold ? (
              <Money {...moneyParts(fromWire(ball.prizeSantim), language)} size={index === 0 ? 'xl' : 'lg'} />
            ) : (
              t('draw.noWinner')
            )
          }
        />
      ))}
    </Column>
  )
}
