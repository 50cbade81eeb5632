import type { PrizeToPay } from '@edil/contract/prizes'
import { fromWire } from '@edil/domain/money'
import { PAYOUT_FAILURES } from '@edil/domain/payouts'
import { usePrizeActions } from '../../api/prizes.ts'
import { useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import type { StepUp } from '../../page/step-up.tsx'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Option, OptionGroup } from '../../ui/choice.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { GuardedDialog } from '../access/guarded-dialog.tsx'

type FailDialogProps = {
  readonly prize: PrizeToPay
  /** The transfer that came back; absent when the prize cannot be paid as claimed. */
  readonly transfer?: PrizeToPay['transfers'][number]
  readonly onDone: () => void
  readonly onClose: () => void
}

export function FailDialog(props: FailDialogProps) {
  const { prize, transfer, onClose } = props
  const { t } = useText()
  const format = useFormat()
  const title = transfer
    ? t('payouts.moneyBackTitle', { name: prize.player, amount: format.money(fromWire(transfer.amountSantim)) })
    : t('payouts.cannotPayTitle', { name: prize.player })
  return (
    <GuardedDialog open title={title} onClose={onClose}>
      {(stepUp) => <FailForm {...props} stepUp={stepUp} />}
    </GuardedDialog>
  )
}

function FailForm({ prize, transfer, stepUp, onDone, onClose }: FailDialogProps & { readonly stepUp: StepUp }) {
  const { t } = useText()
  const reason = useFailureReason()
  const { fail } = usePrizeActions(prize.id)
  const { form, errors, isBusy } = useForm(
    async () => (await import('./prize-forms.schema.ts')).failSchema,
    async ({ failure }) => {
      const isDone = await stepUp.run(() => fail({ failure, ...(transfer && { transferId: transfer.id }) }))
      if (!isDone) return
      onClose()
      showToast('good', t('payouts.failDone'), t('payouts.failDoneText', { name: prize.player }))
      onDone()
    },
    {
      onFailure: (error) => {
        showToast('bad', t('payouts.failFailed'), reason(error))
        return undefined
      },
    },
  )
  return (
    <form {...form}>
      <Column gap={3}>
        <p>{t(transfer ? 'payouts.moneyBackText' : 'payouts.cannotPayText')}</p>
        <div>
          <OptionGroup legend={t('payouts.failReason')}>
            {PAYOUT_FAILURES.map((code) => (
              <Option
                key={code}
                name="failure"
                value={code}
                aria-invalid={errors['failure'] ? true : undefined}
                label={t(`payouts.failure.${code}`)}
              />
            ))}
          </OptionGroup>
          {errors['failure'] && <FieldError>{t('payouts.failReasonMissing')}</FieldError>}
        </div>
        <FormButtons
          look="red"
          label={t(transfer ? 'payouts.moneyBack' : 'payouts.cannotPay')}
          isBusy={isBusy}
          onCancel={onClose}
        />
      </Column>
    </form>
  )
}
