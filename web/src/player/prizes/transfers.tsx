import type { MyPrize } from '@edil/contract/prizes'
import { fromWire } from '@edil/domain/money'
import { useMoment } from '../../page/use-moment.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Type } from '../../ui/type.tsx'
import styles from './prizes.module.css'

/** The transfers of a prize with their references. A large prize is sent in parts, and a transfer can come back. */
export function Transfers({ prize }: { readonly prize: MyPrize }) {
  const { t } = useText()
  const format = useFormat()
  const moment = useMoment()
  const money = (santim: number) => format.money(fromWire(santim))
  const { transfers, sentSantim, netSantim, status } = prize
  if (transfers.length === 0) return null
  return (
    <div>
      {status !== 'paid' && sentSantim > 0 && (
        <Type bold>{t('prizes.parts', { sent: money(sentSantim), net: money(netSantim) })}</Type>
      )}
      <ul>
        {transfers.map(({ id, amountSantim, reference, paidAt, failedAt }) => (
          <li key={id} className={styles.transfer}>
            <p>
              {failedAt === null
                ? t('prizes.transfer', { amount: money(amountSantim), when: moment(paidAt) })
                : t('prizes.transferFailed', { amount: money(amountSantim), when: moment(failedAt) })}
            </p>
            <Type size="sm" muted>
              {t('prizes.reference', { reference })}
            </Type>
          </li>
        ))}
      </ul>
    </div>
  )
}
