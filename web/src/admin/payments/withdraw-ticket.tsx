import { useState } from 'react'
import { useForm } from '../../api/use-form.ts'
import { useWithdrawalActions } from '../../api/withdrawals.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import type { StepUp } from '../../page/step-up.tsx'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { GuardedDialog } from '../access/guarded-dialog.tsx'

type WithdrawTicketProps = { readonly paymentId: string; readonly ticketNumber: string }

/** Asks a second person to withdraw the ticket of an approved payment, before its game closes. */
export function WithdrawTicket({ paymentId, ticketNumber }: WithdrawTicketProps) {
  const { t } = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="line" onClick={() => setAsking(true)}>
        {t('withdraw.button')}
      </Button>
      {isAsking && (
        <GuardedDialog open title={t('withdraw.title', { number: ticketNumber })} onClose={() => setAsking(false)}>
          {(stepUp) => <WithdrawForm paymentId={paymentId} stepUp={stepUp} onClose={() => setAsking(false)} />}
        </GuardedDialog>
      )}
    </>
  )
}

type WithdrawFormProps = { readonly paymentId: string; readonly stepUp: StepUp; readonly onClose: () => void }

function WithdrawForm({ paymentId, stepUp, onClose }: WithdrawFormProps) {
  const { t } = useText()
  const { request } = useWithdrawalActions()
  const onFailure = useFailureToast('withdraw.failed')
  const { form, errors, isBusy } = useForm(
    async () => (await import('./withdraw-form.schema.ts')).withdrawSchema,
    async ({ reason }) => {
      if (!(await stepUp.run(() => request(paymentId, reason)))) return
      onClose()
      showToast('good', t('withdraw.asked'))
    },
    { onFailure },
  )
  return (
    <form {...form}>
      <Column gap={3}>
        <p>{t('withdraw.text')}</p>
        <TextField
          name="reason"
          label={t('withdraw.reason')}
          error={errors['reason'] && t('withdraw.reasonMissing')}
          autoComplete="off"
          maxLength={300}
        />
        <FormButtons look="red" label={t('withdraw.ask')} isBusy={isBusy} onCancel={onClose} />
      </Column>
    </form>
  )
}
