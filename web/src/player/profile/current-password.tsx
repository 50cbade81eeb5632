import type { FieldFault } from '../../api/use-form.ts'
import { SecretField } from '../../page/secret-field.tsx'
import type { FaultsByCode } from '../../page/use-failure-toast.ts'
import { useFieldErrorText } from '../../page/use-field-error-text.ts'
import { useText } from '../../text/use-text.ts'

/** The password of the account, as proof that its owner is here. */
export function CurrentPassword({ fault, hint }: { readonly fault: FieldFault | undefined; readonly hint?: string }) {
  const { t } = useText()
  const fieldErrorText = useFieldErrorText()
  return (
    <SecretField
      name="password"
      label={t('field.password')}
      hint={hint}
      error={fieldErrorText(fault, 'refusal.password_wrong')}
      autoComplete="current-password"
    />
  )
}

/** How a refused password is shown at this field. */
export const WRONG_PASSWORD: FaultsByCode = { password_wrong: { password: 'password_wrong' } }
