import { useText } from '../../text/use-text.ts'
import { Ball } from '../../ui/ball.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { PLACES } from '../../ui/podium.tsx'
import { Type } from '../../ui/type.tsx'

/** 1st, 2nd and 3rd, as computed on this device. */
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
