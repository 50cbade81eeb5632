import type { ResponseOf } from '@edil/contract/endpoint'
import type { showGameMoney } from '@edil/contract/figures'
import { fromWire, moneyParts } from '@edil/domain/money'
import { formatList } from '@edil/text/format'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { Money, Type } from '../../ui/type.tsx'
import styles from './winners.module.css'

/** What became of the money of one game. */
export function GameMoneyCard({ money }: { readonly money: ResponseOf<typeof showGameMoney> }) {
  const { t, language } = useText()
  const format = useFormat()
  const unwon = money.prizes.filter(({ state }) => state === 'no_winner')
  const numbers = formatList(
    unwon.map(({ number }) => number),
    language,
  )
  return (
    <Card as="section">
      <h2>{t('result.money')}</h2>
      <dl>
        <Amount santim={money.takenInSantim}>
          {t('result.takenIn')}
          <Type size="sm" muted>
            {t('result.sold', { count: money.sold, fee: format.money(fromWire(money.feeSantim)) })}
          </Type>
        </Amount>
        {money.drawnAt && (
          <>
            <Amount santim={money.prizesSantim}>{t('result.prizes')}</Amount>
            <Amount santim={money.taxSantim}>{t('result.tax')}</Amount>
            <Amount santim={money.paidSantim}>
              {t('result.paid')}
              {money.winners > 0 && (
                <Type size="sm" muted>
                  {t('result.paidOf', { paid: money.winnersPaid, winners: money.winners })}
                </Type>
              )}
            </Amount>
          </>
        )}
        {unwon.length > 0 && (
          <Amount santim={unwon.reduce((sum, { prizeSantim }) => sum + prizeSantim, 0)}>
            {t('result.noWinner', { numbers })}
          </Amount>
        )}
        {(money.returnedSantim > 0 || !money.drawnAt) && (
          <Amount santim={money.returnedSantim}>{t('result.returned')}</Amount>
        )}
      </dl>
      <Link href="/money" className={styles.link}>
        {t('result.allMoney')}
        <Icon name="chevron" />
      </Link>
    </Card>
  )
}

function Amount({ santim, children }: { readonly santim: number; readonly children: ReactNode }) {
  const { language } = useText()
  return (
    <Row spread align="start" gap={3} className={styles.line}>
      <dt>{children}</dt>
      <dd>
        <Money {...moneyParts(fromWire(santim), language)} />
      </dd>
    </Row>
  )
}
