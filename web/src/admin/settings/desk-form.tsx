import { LATE_MINUTES_MAX, LATE_MINUTES_MIN } from '@edil/domain/settings'
import { useSettingsActions } from '../../api/settings.ts'
import { useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import { useText } from '../../text/use-text.ts'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import type { PartFormProps } from './settings-dialog.tsx'

const LIMITS = { least: LATE_MINUTES_MIN, most: LATE_MINUTES_MAX }

export function DeskForm({ settings: { version, desk }, onClose, save, onFailure }: PartFormProps) {
  const { t } = useText()
  const { changeDesk } = useSettingsActions()
  const { form, errors, isBusy } = useForm(
    async () => (await import('./settings-forms.schema.ts')).deskSchema,
    (typed) => save(() => changeDesk({ version, ...typed })),
    { onFailure },
  )
  return (
    <form {...form}>
      <Column gap={3}>
        <p>{t('settings.deskText')}</p>
        <TextField
          name="paymentLateMinutes"
          label={t('settings.lateMinutesField', LIMITS)}
          error={errors['paymentLateMinutes'] && t('settings.lateMinutesWrong', LIMITS)}
          defaultValue={desk[0]?.paymentLateMinutes ?? ''}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormButtons label={t('settings.save')} isBusy={isBusy} onCancel={onClose} />
      </Column>
    </form>
  )
}
