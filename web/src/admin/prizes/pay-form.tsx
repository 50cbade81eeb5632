import type { PrizeToPay } from '@edil/contract/prizes'
import { fromWire, plainBirr } from '@edil/domain/money'
import type { ReactNode } from 'react'
import { Refused } from '../../api/client.ts'
import { usePrizeActions } from '../../api/prizes.ts'
import { useForm } from '../../api/use-form.ts'
import { useStepUp } from '../../page/step-up.tsx'
import { santimFrom } from '../../page/typed-amount.ts'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { amountFault, nextTransferSantim } from './next-transfer.ts'
import styles from './prizes-desk.module.css'

/** The field that a refusal is about. */
const FIELD_OF: Readonly<Record<string, 'amount' | 'transferReference'>> = {
  amount_too_high: 'amount',
  method_limit_exceeded: 'amount',
  reference_invalid: 'transferReference',
  reference_used: 'transferReference',
}

type PayFormProps = {
  readonly prize: PrizeToPay
  /** Called when nothing is left to be sent. */
  readonly onPaid: () => void
  /** Beside the submit button. */
  readonly children: ReactNode
}

/** The amount, as a whole or in part, and the reference of a transfer that the operator has made. */
export function PayForm({ prize, onPaid, children }: PayFormProps) {
  const { t } = useText()
  const format = useFormat()
  const reason = useFailureReason()
  const stepUp = useStepUp()
  const { pay } = usePrizeActions(prize.id)
  const left = prize.netSantim - prize.sentSantim
  const method = prize.destination ? t(`review.method.${prize.destination.method}`) : ''
  const { form, errors, isBusy } = useForm(
    async () => (await import('./prize-forms.schema.ts')).paySchema,
    async ({ amount, transferReference }) => {
      const amountSantim = santimFrom(amount) ?? 0
      if (!(await stepUp.run(() => pay({ amountSantim, transferReference })))) return
      const isWhole = amountSantim === left
      const sent = { amount: format.money(fromWire(amountSantim)), name: prize.player }
      showToast('good', t(isWhole ? 'payouts.paid' : 'payouts.paidPart'), t('payouts.paidText', sent))
      if (isWhole) onPaid()
    },
    {
      check: ({ amount }) => ({ amount: amountFault(santimFrom(String(amount)), prize) }),
      onFailure: (error) => {
        const field = error instanceof Refused ? FIELD_OF[error.code] : undefined
        if (field && error instanceof Refused) return { [field]: error.code }
        showToast('bad', t('payouts.payFailed'), reason(error))
        return undefined
      },
    },
  )

  const limit =
    prize.transferMaxSantim === null
      ? undefined
      : t('payouts.amountLimit', { amount: format.money(fromWire(prize.transferMaxSantim)), method })
  const amountError = () => {
    if (errors['amount'] === 'amount_too_high') return t('refusal.amount_too_high')
    if (errors['amount'] === 'method_limit_exceeded') return limit ?? t('refusal.method_limit_exceeded')
    return t('payouts.amountWrong')
  }
  const isTooMuchAtOnce = nextTransferSantim(prize) < left
  return (
    <>
      <form {...form}>
        <Column gap={3}>
          <TextField
            name="amount"
            label={t('payouts.amountField')}
            hint={isTooMuchAtOnce ? limit : t('payouts.amountHint')}
            error={errors['amount'] && amountError()}
            defaultValue={plainBirr(fromWire(nextTransferSantim(prize)))}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            name="transferReference"
            label={t('payouts.reference')}
            hint={t('payouts.referenceHint', { method })}
            error={
              errors['transferReference'] &&
              t(
                errors['transferReference'] === 'reference_used'
                  ? 'refusal.reference_used'
                  : 'refusal.reference_invalid',
              )
            }
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
          <div className={styles.actions}>
            {children}
            <Button look="primary" type="submit" busy={isBusy}>
              {t('payouts.pay')}
            </Button>
          </div>
        </Column>
      </form>
      {stepUp.dialog}
    </>
  )
}
