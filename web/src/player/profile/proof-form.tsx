import { Refused } from '../../api/client.ts'
import { type FormFaults, useForm } from '../../api/use-form.ts'
import { SecretField } from '../../page/secret-field.tsx'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useFieldErrorText } from '../../page/use-field-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from './code-field.tsx'
import styles from './profile.module.css'
import type { Proof } from './profile-forms.schema.ts'

type ProofFormProps = {
  readonly text: string
  readonly submitLabel: string
  readonly look?: 'primary' | 'red'
  readonly onProved: (proof: Proof) => Promise<void>
  readonly onCancel: () => void
}

/** Password and code, both, for sensitive changes. */
export function ProofForm({ text, submitLabel, look = 'primary', onProved, onCancel }: ProofFormProps) {
  const { t } = useText()
  const fieldErrorText = useFieldErrorText()
  const showFailure = useFailureToast()
  const { form, errors, isBusy } = useForm(
    async () => (await import('./profile-forms.schema.ts')).proofSchema,
    onProved,
    {
      onFailure: (error) => (error instanceof Refused && AT_FIELD[error.code]) || showFailure(error),
    },
  )
  return (
    <form {...form} className={styles.form}>
      <p>{text}</p>
      <SecretField
        name="password"
        label={t('field.password')}
        error={fieldErrorText(errors['password'], 'refusal.password_wrong')}
        autoComplete="current-password"
      />
      <CodeField fault={errors['code']} takesRecoveryCode />
      <div>
        <Button type="submit" look={look} wide busy={isBusy}>
          {submitLabel}
        </Button>
        <Button look="text" wide onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  )
}

const AT_FIELD: Readonly<Record<string, FormFaults>> = {
  password_wrong: { password: 'password_wrong' },
  second_factor_wrong: { code: 'second_factor_wrong' },
}
