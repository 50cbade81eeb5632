import type { Payment, ReceivingAccount } from '@edil/contract/payments'
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Message } from '../../ui/message.tsx'
import { Step } from '../../ui/step.tsx'
import { MoneySent } from './money-sent.tsx'
import { SendMoney } from './send-money.tsx'

type FirstStepProps = {
  /** Where to send the money; `undefined` when the method is closed. */
  readonly account: ReceivingAccount | undefined
  /** The account that the player saw first. */
  readonly seen: ReceivingAccount | undefined
  readonly amountSantim: number
  /** The rejected payment that is sent again. */
  readonly resend: Payment | undefined
}

/** Send the money: unless it was sent before, or there is no account for it any more. */
export function FirstStep({ account, seen, amountSantim, resend }: FirstStepProps) {
  const { t } = useText()
  const [isUnfolded, setUnfolded] = useState(false)
  if (resend && !isUnfolded && amountSantim <= resend.amountSantim) {
    return <MoneySent payment={resend} onUnfold={() => setUnfolded(true)} />
  }
  if (!account) {
    return (
      <Step number={1} failed level="h2" title={t('pay.send')}>
        <Message tone="waiting" role="status" title={t('pay.closed')}>
          {t('pay.closedSent')}
        </Message>
      </Step>
    )
  }
  const hasChanged = seen !== undefined && seen.accountNumber !== account.accountNumber
  return (
    <SendMoney account={account} amountSantim={amountSantim}>
      {hasChanged && (
        <Message tone="waiting" role="status">
          {t('pay.accountChanged')}
        </Message>
      )}
    </SendMoney>
  )
}
