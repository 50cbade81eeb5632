import type { ReceivingAccount } from '@edil/contract/payments'
import type { PaymentMethod } from '@edil/domain/postings'
import { useSetReceivingAccount } from '../../api/refunds.ts'
import { useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import type { StepUp } from '../../page/step-up.tsx'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useText } from '../../text/use-text.ts'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { GuardedDialog } from '../access/guarded-dialog.tsx'
import { usePropose } from '../access/use-propose.ts'

type AccountDialogProps = {
  readonly method: PaymentMethod
  readonly account: ReceivingAccount | undefined
  readonly onClose: () => void
}

export function AccountDialog({ method, account, onClose }: AccountDialogProps) {
  const { t } = useText()
  return (
    <GuardedDialog open title={t('receiving.changeOf', { method: t(`review.method.${method}`) })} onClose={onClose}>
      {(stepUp) => <AccountForm method={method} account={account} stepUp={stepUp} onClose={onClose} />}
    </GuardedDialog>
  )
}

type AccountFormProps = AccountDialogProps & { readonly stepUp: StepUp }

function AccountForm({ method, account, stepUp, onClose }: AccountFormProps) {
  const { t } = useText()
  const reason = useFailureReason()
  const save = useSetReceivingAccount()
  const propose = usePropose(stepUp)
  const { form, errors, isBusy } = useForm(
    async () => (await import('./account-form.schema.ts')).accountSchema,
    async (body) => {
      const done = { title: t('receiving.saved'), text: t(`review.method.${method}`) }
      if (await propose(() => save(method, body), done)) onClose()
    },
    {
      check: ({ accountName, accountNumber }) =>
        String(accountNumber).trim() !== '' && String(accountName).trim() === '' ? { accountName: 'missing' } : {},
      onFailure: (error) => {
        showToast('bad', t('receiving.saveFailed'), reason(error))
        return undefined
      },
    },
  )
  return (
    <form {...form}>
      <Column gap={3}>
        <p>{t('receiving.changeText')}</p>
        <TextField
          name="accountName"
          label={t('receiving.name')}
          error={errors['accountName'] && t('receiving.nameMissing')}
          defaultValue={account?.accountName ?? ''}
          autoComplete="off"
          maxLength={100}
        />
        <TextField
          name="accountNumber"
          label={t('receiving.number')}
          hint={t('receiving.numberHint')}
          error={errors['accountNumber'] && t('receiving.numberWrong')}
          defaultValue={account?.accountNumber ?? ''}
          inputMode="tel"
          autoComplete="off"
          maxLength={30}
        />
        <FormButtons label={t('receiving.save')} isBusy={isBusy} onCancel={onClose} />
      </Column>
    </form>
  )
}
