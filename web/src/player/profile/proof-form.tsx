import { useForm } from '../../api/use-form.ts'
import { type FaultsByCode, useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from './code-field.tsx'
import { CurrentPassword, WRONG_PASSWORD } from './current-password.tsx'
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
  const onFailure = useFailureToast('error.title', AT_FIELD)
  const { form, errors, isBusy } = useForm(
    async () => (await import('./profile-forms.schema.ts')).proofSchema,
    onProved,
    { onFailure },
  )
  return (
    <form {...form} className={styles.form}>
      <p>{text}</p>
      <CurrentPassword fault={errors['password']} />
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

const AT_FIELD: FaultsByCode = {
  ...WRONG_PASSWORD,
  second_factor_wrong: { code: 'second_factor_wrong' },
}
