import type { PrizeToPay } from '@edil/contract/prizes'
import { fromWire, moneyParts } from '@edil/domain/money'
import { useText } from '../../text/use-text.ts'
import { Column, Row } from '../../ui/layout.tsx'
import { Money, Type } from '../../ui/type.tsx'
import styles from './prizes-desk.module.css'
import { percentOf } from './tax-rate.ts'

/** From the prize to the amount to transfer, which is the largest figure of the page. */
export function PrizeMoney({ prize }: { readonly prize: PrizeToPay }) {
  const { t, language } = useText()
  const { grossSantim, taxRate, withheldSantim, netSantim, sentSantim, isTaxConfirmed, status } = prize
  const parts = (santim: number) => moneyParts(fromWire(santim), language)
  const minus = (santim: number) => {
    const { figure, currency } = parts(santim)
    return <Money figure={santim > 0 ? `−${figure}` : figure} currency={currency} />
  }
  const isPaid = status === 'paid'
  return (
    <Column as="dl" gap={3}>
      <Row gap={3} spread>
        <dt>{t('payouts.gross')}</dt>
        <dd>
          <Money {...parts(grossSantim)} />
        </dd>
      </Row>
      <Row gap={3} spread>
        <dt>
          {t('payouts.tax', { rate: percentOf(taxRate) })}{' '}
          {!isTaxConfirmed && (
            <Type as="span" size="sm" muted>
              {t('payouts.taxDraft')}
            </Type>
          )}
        </dt>
        <dd>{minus(withheldSantim)}</dd>
      </Row>
      {!isPaid && sentSantim > 0 && (
        <Row gap={3} spread>
          <dt>{t('payouts.sent')}</dt>
          <dd>{minus(sentSantim)}</dd>
        </Row>
      )}
      <Row gap={3} spread align="end" className={styles.sum}>
        <dt>{t(isPaid ? 'payouts.transferred' : 'payouts.toTransfer')}</dt>
        <dd>
          <Money {...parts(isPaid ? sentSantim : netSantim - sentSantim)} />
        </dd>
      </Row>
    </Column>
  )
}
