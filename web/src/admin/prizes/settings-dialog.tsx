import type { ResponseOf } from '@edil/contract/endpoint'
import type { showPayoutSettings } from '@edil/contract/prizes'
import { fromWire, plainBirr } from '@edil/domain/money'
import { usePayoutSettings, useSetPayoutSettings } from '../../api/prizes.ts'
import { useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import type { StepUp } from '../../page/step-up.tsx'
import { santimFrom } from '../../page/typed-amount.ts'
import { useFailureReason, useLoadFailureToast } from '../../page/use-failure-reason.ts'
import { useText } from '../../text/use-text.ts'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { GuardedDialog } from '../access/guarded-dialog.tsx'
import { ListFailed } from '../access/list-failed.tsx'

type SettingsDialogProps = { readonly onClose: () => void }

export function SettingsDialog({ onClose }: SettingsDialogProps) {
  const { t } = useText()
  return (
    <GuardedDialog open title={t('payouts.settings')} onClose={onClose}>
      {(stepUp) => <Settings stepUp={stepUp} onClose={onClose} />}
    </GuardedDialog>
  )
}

type SettingsProps = SettingsDialogProps & { readonly stepUp: StepUp }

function Settings({ stepUp, onClose }: SettingsProps) {
  const { t } = useText()
  const { data, error, isFetching, refetch } = usePayoutSettings()
  useLoadFailureToast(error, 'payouts.settingsLoadFailed')
  if (data) return <SettingsForm settings={data} stepUp={stepUp} onClose={onClose} />
  if (error) return <ListFailed error={error} isBusy={isFetching} onTryAgain={() => void refetch()} />
  return (
    <Skeleton label={t('page.loading')}>
      <SkeletonLine height="10rem" />
    </Skeleton>
  )
}

type SettingsFormProps = SettingsProps & { readonly settings: ResponseOf<typeof showPayoutSettings> }

function SettingsForm({ settings, stepUp, onClose }: SettingsFormProps) {
  const { t } = useText()
  const reason = useFailureReason()
  const save = useSetPayoutSettings()
  const { form, errors, isBusy } = useForm(
    async () => (await import('./prize-forms.schema.ts')).settingsSchema,
    async ({ above, unclaimedGoTo }) => {
      const body = { adminApprovesAboveSantim: santimFrom(above) ?? 0, unclaimedGoTo }
      if (!(await stepUp.run(() => save(body)))) return
      onClose()
      showToast('good', t('payouts.settingsSaved'))
    },
    {
      check: ({ above }) =>
        String(above).trim() === '' || santimFrom(String(above)) === undefined ? { above: 'invalid' } : {},
      onFailure: (error) => {
        showToast('bad', t('payouts.settingsFailed'), reason(error))
        return undefined
      },
    },
  )
  return (
    <form {...form}>
      <Column gap={3}>
        <TextField
          name="above"
          label={t('payouts.settingsAbove')}
          hint={t('payouts.settingsAboveHint')}
          error={errors['above'] && t('payouts.amountWrong')}
          defaultValue={plainBirr(fromWire(settings.adminApprovesAboveSantim))}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          name="unclaimedGoTo"
          label={t('payouts.settingsUnclaimed')}
          hint={t('payouts.settingsUnclaimedHint')}
          error={errors['unclaimedGoTo'] && t('payouts.noteTooLong')}
          defaultValue={settings.unclaimedGoTo}
          maxLength={200}
          autoComplete="off"
        />
        <FormButtons label={t('payouts.settingsSave')} isBusy={isBusy} onCancel={onClose} />
      </Column>
    </form>
  )
}
