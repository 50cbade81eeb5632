import type { ReceivingAccount } from '@edil/contract/payments'
import { fromWire, plainBirr } from '@edil/domain/money'
import type { ReactNode } from 'react'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { CopyRow } from '../../ui/copy-row.tsx'
import { Step } from '../../ui/step.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import { spacedAccount } from './paying-for.ts'
import styles from './payment.module.css'

type SendMoneyProps = {
  readonly account: ReceivingAccount
  readonly amountSantim: number
  /** Above the account. */
  readonly children?: ReactNode
}

export function SendMoney({ account, amountSantim, children }: SendMoneyProps) {
  const { t } = useText()
  const format = useFormat()
  const method = t(`payment.method.${account.method}`)
  const row = { copyLabel: t('action.copy'), onCopied: (raw: string) => showToast('good', t('toast.copied'), raw) }
  return (
    <Step number={1} level="h2" title={t('pay.send')} text={t('pay.sendText', { method })}>
      {children}
      <Card className={styles.account}>
        <CopyRow
          label={t('pay.amount')}
          shown={format.money(fromWire(amountSantim))}
          raw={plainBirr(fromWire(amountSantim))}
          large
          {...row}
        />
        <CopyRow label={t('pay.receiver')} shown={account.accountName} raw={account.accountName} {...row} />
        <CopyRow
          label={t('pay.accountNumber', { method })}
          shown={spacedAccount(account.accountNumber)}
          raw={account.accountNumber}
          {...row}
        />
        <Type size="sm" muted>
          {t('pay.accountSince', { when: format.date(new Date(account.changedAt)) })}
        </Type>
      </Card>
    </Step>
  )
}
