import { useSettingsActions } from '../../api/settings.ts'
import { useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import { useText } from '../../text/use-text.ts'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import type { PartFormProps } from './settings-dialog.tsx'

export function SecurityForm({ settings: { version, security }, onClose, save, onFailure }: PartFormProps) {
  const { t } = useText()
  const { changeSecurity } = useSettingsActions()
  const { form, errors, isBusy } = useForm(
    async () => (await import('./settings-forms.schema.ts')).securitySchema,
    (typed) => save(() => changeSecurity({ version, ...typed })),
    { onFailure },
  )
  return (
    <form {...form}>
      <Column gap={3}>
        <p>{t('settings.securityText')}</p>
        <TextField
          name="contact"
          label={t('settings.securityContact')}
          hint={t('settings.securityContactHint')}
          error={errors['contact'] && t('settings.securityContactWrong')}
          defaultValue={security[0]?.contact ?? ''}
          autoComplete="off"
        />
        <FormButtons label={t('settings.save')} isBusy={isBusy} onCancel={onClose} />
      </Column>
    </form>
  )
}
