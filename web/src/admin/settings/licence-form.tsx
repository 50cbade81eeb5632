import { AUTHORITY_MAX, LICENCE_NUMBER_MAX } from '@edil/domain/settings'
import { useSettingsActions } from '../../api/settings.ts'
import { type FormFaults, type TypedValues, useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import { useText } from '../../text/use-text.ts'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import type { PartFormProps } from './settings-dialog.tsx'

const FIELDS = [
  { name: 'number', label: 'settings.licenceNumber', type: 'text', maxLength: LICENCE_NUMBER_MAX },
  { name: 'authority', label: 'settings.authority', type: 'text', maxLength: AUTHORITY_MAX },
  { name: 'validFrom', label: 'settings.validFrom', type: 'date' },
  { name: 'validUntil', label: 'settings.validUntil', type: 'date' },
] as const

export function LicenceForm({ settings, onClose, save, onFailure }: PartFormProps) {
  const { t } = useText()
  const { changeLicence } = useSettingsActions()
  const { version, licence } = settings
  const current = licence[0]?.licence
  const { form, errors, isBusy } = useForm(
    async () => (await import('./settings-forms.schema.ts')).licenceSchema,
    (typed) => save(() => changeLicence({ version, ...typed })),
    { check: faultsOf, onFailure },
  )
  return (
    <form {...form}>
      <Column gap={3}>
        <p>{t('settings.licenceText')}</p>
        <p>{t('settings.licenceClear')}</p>
        {FIELDS.map(({ name, label, ...input }) => (
          <TextField
            key={name}
            name={name}
            label={t(label)}
            error={errors[name] && t(errors[name] === 'order' ? 'settings.lastDayWrong' : 'settings.licenceMissing')}
            defaultValue={current?.[name] ?? ''}
            autoComplete="off"
            {...input}
          />
        ))}
        <FormButtons label={t('settings.save')} isBusy={isBusy} onCancel={onClose} />
      </Column>
    </form>
  )
}

/** All four or none, and the days in order. */
function faultsOf(typed: TypedValues): FormFaults {
  const empty = FIELDS.filter(({ name }) => String(typed[name]).trim() === '')
  if (empty.length === FIELDS.length) return {}
  if (empty.length > 0) return Object.fromEntries(empty.map(({ name }) => [name, 'missing']))
  return String(typed['validFrom']) <= String(typed['validUntil']) ? {} : { validUntil: 'order' }
}
