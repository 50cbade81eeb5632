import { formatPhone } from '@edil/domain/phone'
import { useSettingsActions } from '../../api/settings.ts'
import { useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import { useText } from '../../text/use-text.ts'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import type { PartFormProps } from './settings-dialog.tsx'

export function HelpForm({ settings: { version, help }, onClose, save, onFailure }: PartFormProps) {
  const { t } = useText()
  const { changeHelp } = useSettingsActions()
  const [current] = help
  const { form, errors, isBusy } = useForm(
    async () => (await import('./settings-forms.schema.ts')).helpSchema,
    (typed) => save(() => changeHelp({ version, ...typed })),
    { onFailure },
  )
  return (
    <form {...form}>
      <Column gap={3}>
        <p>{t('settings.helpText')}</p>
        <TextField
          name="helpCenter"
          type="url"
          label={t('settings.helpCenter')}
          hint={t('settings.helpCenterHint')}
          error={errors['helpCenter'] && t('settings.helpCenterWrong')}
          defaultValue={current?.helpCenter ?? ''}
          autoComplete="off"
        />
        <TextField
          name="telegram"
          label={t('settings.telegram')}
          hint={t('settings.telegramHint')}
          error={errors['telegram'] && t('settings.telegramWrong')}
          defaultValue={current?.telegram ?? ''}
          autoComplete="off"
        />
        <TextField
          name="instagram"
          label={t('settings.instagram')}
          hint={t('settings.instagramHint')}
          error={errors['instagram'] && t('settings.instagramWrong')}
          defaultValue={current?.instagram ?? ''}
          autoComplete="off"
        />
        <TextField
          name="phone"
          type="tel"
          label={t('settings.phone')}
          hint={t('settings.phoneHint')}
          error={errors['phone'] && t('settings.phoneWrong')}
          defaultValue={current?.phone ? formatPhone(current.phone) : ''}
          autoComplete="off"
        />
        <TextField
          name="email"
          type="email"
          label={t('settings.email')}
          error={errors['email'] && t('settings.emailWrong')}
          defaultValue={current?.email ?? ''}
          autoComplete="off"
        />
        <FormButtons label={t('settings.save')} isBusy={isBusy} onCancel={onClose} />
      </Column>
    </form>
  )
}
