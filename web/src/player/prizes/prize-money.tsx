import type { MyPrize } from '@edil/contract/prizes'
import { fromWire, moneyParts } from '@edil/domain/money'
import { useFormat, useText } from '../../text/use-text.ts'
import { Column } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Money } from '../../ui/type.tsx'
import styles from './prizes.module.css'

/** Tax rates are hundredths of a percent. */
const RATE_PERCENT = 100

/** Prize, tax, and what the winner receives. A tax that is not confirmed is called a draft. */
export function PrizeMoney({ prize }: { readonly prize: MyPrize }) {
  const { t, language } = useText()
  const format = useFormat()
  const { grossSantim, withheldSantim, netSantim, taxRate, isTaxConfirmed } = prize
  return (
    <Column gap={3}>
      <dl className={styles.money}>
        <div>
          <dt>{t('prizes.gross')}</dt>
          <dd>{format.money(fromWire(grossSantim))}</dd>
        </div>
        <div>
          <dt>{t(isTaxConfirmed ? 'prizes.tax' : 'prizes.taxDraft', { rate: taxRate / RATE_PERCENT })}</dt>
          <dd>−{format.money(fromWire(withheldSantim))}</dd>
        </div>
        <div className={styles.net}>
          <dt>{t('prizes.net')}</dt>
          <dd>
            <Money {...moneyParts(fromWire(netSantim), language)} size="3xl" />
          </dd>
        </div>
      </dl>
      {!isTaxConfirmed && (
        <Message tone="waiting" title={t('prizes.draft')}>
          {t('prizes.draftText')}
        </Message>
      )}
    </Column>
  )
}
