import type { PublicPrize } from '@edil/contract/figures'
import { fromWire, moneyParts } from '@edil/domain/money'
import { useFormat, useText } from '../../text/use-text.ts'
import { Ball } from '../../ui/ball.tsx'
import { Row } from '../../ui/layout.tsx'
import { PLACES } from '../../ui/places.ts'
import { Tag } from '../../ui/tag.tsx'
import { Money, Type } from '../../ui/type.tsx'
import styles from './winners.module.css'

/** The three prizes of a draw: number, winner, amount, and whether it has been paid. */
export function PrizeRows({ prizes }: { readonly prizes: readonly PublicPrize[] }) {
  return (
    <ol>
      {prizes.map((prize) => (
        <PrizeRow key={prize.position} prize={prize} />
      ))}
    </ol>
  )
}

function PrizeRow({ prize }: { readonly prize: PublicPrize }) {
  const { t, language } = useText()
  const { position, number, prizeSantim, state, player, ticketNumber } = prize
  const isFirst = position === 1
  const hasWinner = state !== 'no_winner'
  return (
    <Row as="li" gap={3} className={styles.line}>
      <Ball size={isFirst ? 'medium' : 'small'} empty={!hasWinner}>
        {number}
      </Ball>
      <div className={styles.grow}>
        <Row wrap gap={2} className={styles.facts}>
          <Type as="b" bold>
            <bdi>{hasWinner ? (player ?? ticketNumber) : t('won.nobody', { number })}</bdi>
          </Type>
          <Money {...moneyParts(fromWire(prizeSantim), language)} size={isFirst ? 'xl' : 'lg'} />
        </Row>
        <Row wrap gap={1} className={styles.facts}>
          <Type size="sm" muted>
            {t(PLACES[position - 1] ?? PLACES[2])}
          </Type>
          <PrizeTag prize={prize} />
        </Row>
      </div>
    </Row>
  )
}

function PrizeTag({ prize: { state, paidAfterMinutes } }: { readonly prize: PublicPrize }) {
  const { t } = useText()
  const format = useFormat()
  if (state === 'no_winner') return <Tag>{t('won.noWinner')}</Tag>
  if (state === 'unclaimed') return <Tag>{t('won.unclaimed')}</Tag>
  if (state === 'owed') return <Tag tone="waiting">{t('won.owed')}</Tag>
  return (
    <Tag tone="active" icon="check">
      {paidAfterMinutes ? t('won.paidAfter', { duration: format.duration(paidAfterMinutes * 60) }) : t('won.paid')}
    </Tag>
  )
}
