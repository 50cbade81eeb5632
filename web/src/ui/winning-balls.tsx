import { useText } from '../text/use-text.ts'
import { Ball } from './ball.tsx'
import { Column, Row } from './layout.tsx'
import { PLACES } from './places.ts'
import { Type } from './type.tsx'

/** 1st, 2nd and 3rd. */
export function WinningBalls({ winners }: { readonly winners: readonly number[] }) {
  const { t } = useText()
  return (
    <Row as="ol" gap={3}>
      {PLACES.map((place, index) => (
        <Column as="li" gap={1} key={place}>
          <Ball size={index === 0 ? 'large' : 'normal'}>{winners[index]}</Ball>
          <Type size="sm" bold centred>
            {t(place)}
          </Type>
        </Column>
      ))}
    </Row>
  )
}
