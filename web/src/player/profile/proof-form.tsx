import { Refused } from '../../api/client.ts'
import { type FormFaults, useForm } from '../../api/use-form.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { useFaultText } from '../accounts/faults.ts'
import { SecretField } from '../accounts/secret-field.tsx'
import { CodeField } from './code-field.tsx'
import styles from './profile.module.css'
import type { Proof } from './rules.ts'
import { useToldFailure } from './use-task.ts'

type ProofFormProps = {
  readonly text: string
  readonly submitLabel: string
  readonly look?: 'primary' | 'red'
  readonly onProved: (proof: Proof) => Promise<void>
  readonly onCancel: () => void
}

/** For what only the owner may do: the password and the app, both. */
export function ProofForm({ text, submitLabel, look = 'primary', onProved, onCancel }: ProofFormProps) {
  const { t } = useText()
  const faultText = useFaultText()
  const tell = useToldFailure()
  const { form, errors, isBusy } = useForm(async () => (await import('./rules.ts')).proofRules, onProved, {
    onFailure: (error) => (error instanceof Refused && AT_FIELD[error.code]) || tell(error),
  })
  return (
    <form {...form} className={styles.form}>
      <p>{text}</p>
      <SecretField
        name="password"
        label={t('field.password')}
        error={faultText(errors['password'], 'refusal.password_wrong')}
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
