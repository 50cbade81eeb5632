import type { Payment } from '@edil/contract/payments'
import { fromWire } from '@edil/domain/money'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { Step } from '../../ui/step.tsx'

type MoneySentProps = { readonly payment: Payment; readonly onUnfold: () => void }

/** The first step, folded, for a player who sends the proof again: the money must not be sent twice. */
export function MoneySent({ payment, onUnfold }: MoneySentProps) {
  const { t } = useText()
  const format = useFormat()
  const amount = format.money(fromWire(payment.amountSantim))
  return (
    <Step number={1} done level="h2" title={t('pay.send')}>
      <Message
        tone="good"
        title={payment.rejection === 'wrong_amount' ? t('pay.sentOther') : t('pay.sentAlready', { amount })}
        action={
          <Button look="text" size="small" onClick={onUnfold}>
            {t('pay.notSentYet')}
          </Button>
        }
      />
    </Step>
  )
}
