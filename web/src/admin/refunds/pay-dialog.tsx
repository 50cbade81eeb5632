import type { OwedRefund } from '@edil/contract/review'
import { fromWire } from '@edil/domain/money'
import { Refused } from '../../api/client.ts'
import { usePayRefund } from '../../api/refunds.ts'
import { useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import type { StepUp } from '../../page/step-up.tsx'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { GuardedDialog } from '../access/guarded-dialog.tsx'

type PayDialogProps = { readonly open: boolean; readonly refund: OwedRefund; readonly onClose: () => void }

export function PayDialog({ open, refund, onClose }: PayDialogProps) {
  const { t } = useText()
  return (
    <GuardedDialog open={open} title={t('refunds.payTitle', { name: refund.username })} onClose={onClose}>
      {(stepUp) => <PayForm refund={refund} stepUp={stepUp} onClose={onClose} />}
    </GuardedDialog>
  )
}

type PayFormProps = Omit<PayDialogProps, 'open'> & { readonly stepUp: StepUp }

const AT_THE_FIELD: readonly string[] = ['reference_invalid', 'reference_used']

function PayForm({ refund, stepUp, onClose }: PayFormProps) {
  const { t } = useText()
  const format = useFormat()
  const reason = useFailureReason()
  const pay = usePayRefund()
  const amount = format.money(fromWire(refund.amountSantim))
  const { form, errors, isBusy } = useForm(
    async () => (await import('./refund-forms.schema.ts')).paySchema,
    async ({ transferReference }) => {
      const isDone = await stepUp.run(() => pay(refund.id, transferReference))
      if (!isDone) return
      onClose()
      showToast('good', t('refunds.done'), t('refunds.doneText', { name: refund.username, amount }))
    },
    {
      onFailure: (error) => {
        if (error instanceof Refused && AT_THE_FIELD.includes(error.code)) return { transferReference: reason(error) }
        showToast('bad', t('refunds.payFailed'), reason(error))
        return undefined
      },
    },
  )
  const fault = errors['transferReference']
  return (
    <form {...form}>
      <Column gap={3}>
        <p>{t('refunds.payText', { amount, name: refund.accountName })}</p>
        <TextField
          name="transferReference"
          label={t('refunds.reference')}
          hint={t('refunds.referenceHint')}
          error={fault && (fault.includes(' ') ? fault : t('refusal.reference_invalid'))}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <FormButtons label={t('refunds.markPaid')} isBusy={isBusy} onCancel={onClose} />
      </Column>
    </form>
  )
}
