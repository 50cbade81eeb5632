import type { ComponentProps } from 'react'
import type { FieldFault, FormFaults, TypedValues } from '../api/use-form.ts'
import { type MessageId, useText } from '../text/use-text.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { useFieldErrorText } from './use-field-error-text.ts'

export function SecretField(props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>) {
  const { t } = useText()
  return <PasswordField {...props} showLabel={t('field.showPassword')} hideLabel={t('field.hidePassword')} />
}

type NewPasswordFieldsProps = {
  readonly label: MessageId
  readonly hint: MessageId
  readonly confirmLabel?: MessageId
  readonly mismatch?: MessageId
  readonly minimumLength: number
  readonly errors: FormFaults
}

/** A new password, typed twice: two fields named `password` and `confirmation`. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, hint, minimumLength, errors } = props
  const { confirmLabel = 'field.confirmPassword', mismatch = 'fault.passwordMismatch' } = props
  const { t } = useText()
  const fieldErrorText = useFieldErrorText()
  const min = { count: minimumLength }
  return (
    <>
      <SecretField
        name="password"
        label={t(label)}
        hint={t(hint, min)}
        error={
          errors['password'] === 'password_too_common'
            ? t('refusal.password_too_common')
            : fieldErrorText(errors['password'], 'fault.passwordShort', min)
        }
        autoComplete="new-password"
      />
      <SecretField
        name="confirmation"
        label={t(confirmLabel)}
        error={fieldErrorText(errors['confirmation'], mismatch)}
        autoComplete="new-password"
      />
    </>
  )
}

/** For two fields named `password` and `confirmation`. */
export function confirmationFault({ password, confirmation }: TypedValues): FieldFault | undefined {
  if (password === confirmation) return confirmation ? undefined : 'missing'
  return confirmation ? 'mismatch' : 'missing'
}
